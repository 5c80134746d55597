import { listOf } from '@/lib/text/list-of';

/** Connecticut's counties have no government; people know them as areas. */
export interface County {
  readonly name: string;
  /** False: the county is hatched on the map, and the town field says that its towns are outside the usual area. */
  readonly isServed: boolean;
  readonly color: string;
  /** From the 2020 census, rounded, as printed. */
  readonly population: string;
  /** The home page lists the first four, and the others when the visitor opens the list. */
  readonly cities: readonly string[];
  /** How the home page shows the county. Default: a card. */
  readonly display?: 'line';
}

/** In display order. Every town is in one of the lists. */
const allCounties: readonly County[] = [
  {
    name: 'Hartford',
    isServed: true,
    color: '#1F5B6B',
    population: 'About 899,000 residents',
    cities: listOf(`
      Hartford, West Hartford, New Britain, Bristol, Southington, Manchester, East Hartford, Enfield, Glastonbury,
      Newington, Wethersfield, Windsor, South Windsor, Farmington, Simsbury, Bloomfield, Berlin, Rocky Hill, Avon,
      Plainville, Suffield, Windsor Locks, Granby, Canton, East Windsor, Burlington, Marlborough, East Granby,
      Hartland
    `),
  },
  {
    name: 'Litchfield',
    isServed: true,
    color: '#4B6B3C',
    population: 'About 185,000 residents',
    cities: listOf(`
      Torrington, New Milford, Watertown, Plymouth, Winchester, Woodbury, Litchfield, Thomaston, New Hartford,
      Harwinton, Salisbury, Barkhamsted, Bethlehem, Washington, North Canaan, Goshen, Kent, Sharon, Morris,
      Roxbury, Bridgewater, Norfolk, Cornwall, Warren, Colebrook, Canaan
    `),
  },
  {
    name: 'New Haven',
    isServed: true,
    color: '#8A4B2A',
    population: 'About 865,000 residents',
    cities: listOf(`
      New Haven, Waterbury, Meriden, Hamden, West Haven, Milford, Wallingford, Naugatuck, Cheshire, Branford,
      East Haven, North Haven, Guilford, Ansonia, Southbury, Madison, Seymour, Wolcott, Orange, North Branford,
      Derby, Oxford, Prospect, Woodbridge, Middlebury, Beacon Falls, Bethany
    `),
  },
  {
    name: 'Fairfield',
    isServed: true,
    color: '#2F4A7A',
    population: 'About 957,000 residents',
    cities: listOf(`
      Bridgeport, Stamford, Norwalk, Danbury, Greenwich, Fairfield, Stratford, Shelton, Trumbull, Westport,
      Newtown, Ridgefield, Darien, New Canaan, Bethel, Monroe, Wilton, Brookfield, New Fairfield, Weston, Redding,
      Easton, Sherman
    `),
  },
  {
    name: 'New London',
    isServed: true,
    color: '#2E6F75',
    population: 'About 269,000 residents',
    cities: listOf(`
      Norwich, Groton, New London, Waterford, Stonington, East Lyme, Montville, Colchester, Ledyard, Griswold,
      Old Lyme, Lebanon, North Stonington, Preston, Salem, Lisbon, Sprague, Bozrah, Voluntown, Lyme, Franklin
    `),
  },
  {
    name: 'Tolland',
    isServed: true,
    color: '#6B4B7A',
    population: 'About 150,000 residents',
    cities: listOf(`
      Vernon, Mansfield, Ellington, Tolland, Coventry, Stafford, Somers, Hebron, Willington, Columbia, Bolton,
      Andover, Union
    `),
  },
  {
    name: 'Windham',
    isServed: true,
    display: 'line',
    color: '#7A6A2F',
    population: 'About 116,000 residents',
    cities: listOf(`
      Windham, Killingly, Plainfield, Thompson, Putnam, Brooklyn, Woodstock, Canterbury, Pomfret, Ashford,
      Sterling, Chaplin, Hampton, Eastford, Scotland
    `),
  },
  {
    name: 'Middlesex',
    isServed: false,
    color: '#6B3F4F',
    population: 'About 164,000 residents',
    cities: listOf(`
      Chester, Clinton, Cromwell, Deep River, Durham, East Haddam, East Hampton, Essex, Haddam, Killingworth,
      Middlefield, Middletown, Old Saybrook, Portland, Westbrook
    `),
  },
];

export const counties = allCounties.filter(({ isServed }) => isServed);

export const unservedCounties = allCounties.filter(({ isServed }) => !isServed);

/** Villages that people give as their address, with their towns. */
export const villages: Readonly<Record<string, string>> = {
  Centerbrook: 'Essex',
  Collinsville: 'Canton',
  'Cos Cob': 'Greenwich',
  Danielson: 'Killingly',
  Forestville: 'Bristol',
  'Gales Ferry': 'Ledyard',
  Higganum: 'Haddam',
  Ivoryton: 'Essex',
  'Jewett City': 'Griswold',
  Kensington: 'Berlin',
  Milldale: 'Southington',
  Moodus: 'East Haddam',
  Moosup: 'Plainfield',
  Niantic: 'East Lyme',
  Oakville: 'Watertown',
  Pawcatuck: 'Stonington',
  Plantsville: 'Southington',
  Rockville: 'Vernon',
  Rowayton: 'Norwalk',
  'Sandy Hook': 'Newtown',
  'Stafford Springs': 'Stafford',
  Storrs: 'Mansfield',
  Tariffville: 'Simsbury',
  Terryville: 'Plymouth',
  Uncasville: 'Montville',
  Unionville: 'Farmington',
  Weatogue: 'Simsbury',
  Willimantic: 'Windham',
  Winsted: 'Winchester',
  Yalesville: 'Wallingford',
};

/** Well-known places outside Connecticut whose names are a typo away from a town's. */
export const elsewhere = listOf(`
  Arlington, Barrington, Bennington, Boston, Camden, Clifton, Cranston, Dayton, Dedham, Edison, Grafton, Hampden,
  Hingham, Lexington, Malden, Medford, Milton, Monson, Newton, Rochester, Sheffield, Taunton, Trenton, Weymouth,
  Wilmington
`);

export const countyCard = ({ cities }: County) => ({ shown: cities.slice(0, 4), rest: cities.slice(4) });

export function countyOf(place: string): County | undefined {
  const town = villages[place] ?? place;
  return allCounties.find(({ cities }) => cities.includes(town));
}
