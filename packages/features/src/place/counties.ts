/// <reference path="./uk-counties.d.ts" />
import historicCounties from 'uk-counties'

/** What people give as their county today and the library, which has the historic ones, doesn't: ceremonial counties of
 *  England, preserved ones of Wales, areas and cities of Scotland. */
const presentCounties = [
  'Bristol',
  'City of London',
  'Cumbria',
  'East Riding of Yorkshire',
  'East Sussex',
  'Greater London',
  'Greater Manchester',
  'Isle of Wight',
  'Merseyside',
  'North Yorkshire',
  'South Yorkshire',
  'Tyne and Wear',
  'West Midlands',
  'West Sussex',
  'West Yorkshire',
  'Clwyd',
  'Dyfed',
  'Gwent',
  'Gwynedd',
  'Mid Glamorgan',
  'Powys',
  'South Glamorgan',
  'West Glamorgan',
  'Aberdeen',
  'Argyll and Bute',
  'Dumfries and Galloway',
  'Dundee',
  'Edinburgh',
  'Glasgow',
  'Highland',
  'Na h-Eileanan Siar',
  'Scottish Borders',
]

/** Counties of the United Kingdom, by name. */
export const ukCounties: readonly string[] = [...new Set([...historicCounties, ...presentCounties])].sort()

/** The counties one chooses from; undefined where one types. @param country - ISO alpha-2 */
export const countiesOf = (country: string): readonly string[] | undefined =>
  country === 'GB' ? ukCounties : undefined
