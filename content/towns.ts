/** One of the towns we visit most, with the coordinates of its dot on the map. */
export interface Town {
  readonly name: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const towns: readonly Town[] = [
  { name: 'Southington', county: 'Hartford', latitude: 41.6, longitude: -72.878 },
  { name: 'Hartford', county: 'Hartford', latitude: 41.766, longitude: -72.673 },
  { name: 'West Hartford', county: 'Hartford', latitude: 41.762, longitude: -72.742 },
  { name: 'New Britain', county: 'Hartford', latitude: 41.661, longitude: -72.78 },
  { name: 'Bristol', county: 'Hartford', latitude: 41.672, longitude: -72.949 },
  { name: 'Farmington', county: 'Hartford', latitude: 41.72, longitude: -72.832 },
  { name: 'Glastonbury', county: 'Hartford', latitude: 41.712, longitude: -72.608 },
  { name: 'Manchester', county: 'Hartford', latitude: 41.776, longitude: -72.522 },
  { name: 'Simsbury', county: 'Hartford', latitude: 41.876, longitude: -72.801 },
  { name: 'Torrington', county: 'Litchfield', latitude: 41.801, longitude: -73.121 },
  { name: 'Litchfield', county: 'Litchfield', latitude: 41.747, longitude: -73.189 },
  { name: 'New Milford', county: 'Litchfield', latitude: 41.577, longitude: -73.409 },
  { name: 'Watertown', county: 'Litchfield', latitude: 41.606, longitude: -73.118 },
  { name: 'New Haven', county: 'New Haven', latitude: 41.308, longitude: -72.928 },
  { name: 'Waterbury', county: 'New Haven', latitude: 41.558, longitude: -73.052 },
  { name: 'Meriden', county: 'New Haven', latitude: 41.538, longitude: -72.807 },
  { name: 'Cheshire', county: 'New Haven', latitude: 41.499, longitude: -72.901 },
  { name: 'Wallingford', county: 'New Haven', latitude: 41.457, longitude: -72.823 },
  { name: 'Milford', county: 'New Haven', latitude: 41.23, longitude: -73.06 },
  { name: 'Stamford', county: 'Fairfield', latitude: 41.065, longitude: -73.539 },
  { name: 'Norwalk', county: 'Fairfield', latitude: 41.118, longitude: -73.408 },
  { name: 'Fairfield', county: 'Fairfield', latitude: 41.15, longitude: -73.262 },
  { name: 'Danbury', county: 'Fairfield', latitude: 41.395, longitude: -73.454 },
  { name: 'New London', county: 'New London', latitude: 41.356, longitude: -72.105 },
  { name: 'Norwich', county: 'New London', latitude: 41.524, longitude: -72.076 },
  { name: 'Groton', county: 'New London', latitude: 41.35, longitude: -72.06 },
  { name: 'Vernon', county: 'Tolland', latitude: 41.836, longitude: -72.46 },
  { name: 'Tolland', county: 'Tolland', latitude: 41.872, longitude: -72.369 },
  { name: 'Putnam', county: 'Windham', latitude: 41.915, longitude: -71.909 },
  { name: 'Windham', county: 'Windham', latitude: 41.7, longitude: -72.157 },
];
