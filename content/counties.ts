/**
 * A county that we serve. Connecticut's counties have no government; the site uses them only as familiar areas of the
 * map.
 */
export interface County {
  readonly name: string;
  /** The color on the map and on the card. */
  readonly color: string;
  /** The rounded population in the 2020 census, as printed text. */
  readonly population: string;
  /** All towns of the county. The card shows the first four. */
  readonly cities: readonly string[];
}

/** In display order. The home page shows the first six as cards. The owner may shorten the lists of towns. */
export const counties: readonly County[] = [
  {
    name: 'Hartford',
    color: '#1F5B6B',
    population: 'About 899,000 residents',
    cities: [
      'Hartford', 'West Hartford', 'New Britain', 'Bristol', 'Southington', 'Manchester', 'East Hartford', 'Enfield',
      'Glastonbury', 'Newington', 'Wethersfield', 'Windsor', 'South Windsor', 'Farmington', 'Simsbury', 'Bloomfield',
      'Berlin', 'Rocky Hill', 'Avon', 'Plainville', 'Suffield', 'Windsor Locks', 'Granby', 'Canton', 'East Windsor',
      'Burlington', 'Marlborough', 'East Granby', 'Hartland',
    ],
  },
  {
    name: 'Litchfield',
    color: '#4B6B3C',
    population: 'About 185,000 residents',
    cities: [
      'Torrington', 'New Milford', 'Watertown', 'Plymouth', 'Winchester', 'Woodbury', 'Litchfield', 'Thomaston',
      'New Hartford', 'Harwinton', 'Salisbury', 'Barkhamsted', 'Bethlehem', 'Washington', 'North Canaan', 'Goshen',
      'Kent', 'Sharon', 'Morris', 'Roxbury', 'Bridgewater', 'Norfolk', 'Cornwall', 'Warren', 'Colebrook', 'Canaan',
    ],
  },
  {
    name: 'New Haven',
    color: '#8A4B2A',
    population: 'About 865,000 residents',
    cities: [
      'New Haven', 'Waterbury', 'Meriden', 'Hamden', 'West Haven', 'Milford', 'Wallingford', 'Naugatuck', 'Cheshire',
      'Branford', 'East Haven', 'North Haven', 'Guilford', 'Ansonia', 'Southbury', 'Madison', 'Seymour', 'Wolcott',
      'Orange', 'North Branford', 'Derby', 'Oxford', 'Prospect', 'Woodbridge', 'Middlebury', 'Beacon Falls', 'Bethany',
    ],
  },
  {
    name: 'Fairfield',
    color: '#2F4A7A',
    population: 'About 957,000 residents',
    cities: [
      'Bridgeport', 'Stamford', 'Norwalk', 'Danbury', 'Greenwich', 'Fairfield', 'Stratford', 'Shelton', 'Trumbull',
      'Westport', 'Newtown', 'Ridgefield', 'Darien', 'New Canaan', 'Bethel', 'Monroe', 'Wilton', 'Brookfield',
      'New Fairfield', 'Weston', 'Redding', 'Easton', 'Sherman',
    ],
  },
  {
    name: 'New London',
    color: '#2E6F75',
    population: 'About 269,000 residents',
    cities: [
      'Norwich', 'Groton', 'New London', 'Waterford', 'Stonington', 'East Lyme', 'Montville', 'Colchester', 'Ledyard',
      'Griswold', 'Old Lyme', 'Lebanon', 'North Stonington', 'Preston', 'Salem', 'Lisbon', 'Sprague', 'Bozrah',
      'Voluntown', 'Lyme', 'Franklin',
    ],
  },
  {
    name: 'Tolland',
    color: '#6B4B7A',
    population: 'About 150,000 residents',
    cities: [
      'Vernon', 'Mansfield', 'Ellington', 'Tolland', 'Coventry', 'Stafford', 'Somers', 'Hebron', 'Willington',
      'Columbia', 'Bolton', 'Andover', 'Union',
    ],
  },
  {
    name: 'Windham',
    color: '#7A6A2F',
    population: 'About 116,000 residents',
    cities: [
      'Windham', 'Killingly', 'Plainfield', 'Thompson', 'Putnam', 'Brooklyn', 'Woodstock', 'Canterbury', 'Pomfret',
      'Ashford', 'Sterling', 'Chaplin', 'Hampton', 'Eastford', 'Scotland',
    ],
  },
];

/** The only county that we do not serve. It is on the map, and the town field recognizes its towns. */
export const unlistedCounty = {
  name: 'Middlesex',
  cities: [
    'Chester', 'Clinton', 'Cromwell', 'Deep River', 'Durham', 'East Haddam', 'East Hampton', 'Essex', 'Haddam',
    'Killingworth', 'Middlefield', 'Middletown', 'Old Saybrook', 'Portland', 'Westbrook',
  ],
} as const;

/** Villages that people give as their address, each with the town it belongs to. */
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

/** The number of cities that the card of a county lists. */
export const citiesOnCard = 4;

/** Splits the cities of a county into those listed on its card and the rest, which the card shows as '+N more'. */
export function countyCard({ cities }: County): { readonly shown: readonly string[]; readonly rest: readonly string[] } {
  return { shown: cities.slice(0, citiesOnCard), rest: cities.slice(citiesOnCard) };
}
