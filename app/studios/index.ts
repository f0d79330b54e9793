/** What other pages show of the directory. */

export { CityList } from './city-list.tsx';
export { ExampleNotice } from './example-notice.tsx';
export { citiesWithStyle } from './style-cities.ts';
