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

/** Council areas and the like, as a postcode's place names them, that are another name of one to choose from or lie wholly in
 *  one. Not those that lie in two. */
const countyOfArea: Readonly<Record<string, string>> = {
  'Aberdeen City': 'Aberdeen',
  Bridgend: 'Mid Glamorgan',
  Cardiff: 'South Glamorgan',
  Ceredigion: 'Cardiganshire',
  'City of Edinburgh': 'Edinburgh',
  'County of Bristol': 'Bristol',
  Conwy: 'Clwyd',
  'Dundee City': 'Dundee',
  'East Ayrshire': 'Ayrshire',
  'East Dunbartonshire': 'Dunbartonshire',
  'East Renfrewshire': 'Renfrewshire',
  Falkirk: 'Stirlingshire',
  'Glasgow City': 'Glasgow',
  Inverclyde: 'Renfrewshire',
  'Isle of Anglesey': 'Anglesey',
  'Merthyr Tydfil': 'Mid Glamorgan',
  Moray: 'Morayshire',
  'Neath Port Talbot': 'West Glamorgan',
  Newport: 'Gwent',
  'North Ayrshire': 'Ayrshire',
  'North Lanarkshire': 'Lanarkshire',
  'Orkney Islands': 'Orkney',
  'Perth and Kinross': 'Perthshire',
  'Rhondda Cynon Taff': 'Mid Glamorgan',
  'Shetland Islands': 'Shetland',
  'South Ayrshire': 'Ayrshire',
  'South Lanarkshire': 'Lanarkshire',
  Stirling: 'Stirlingshire',
  Swansea: 'West Glamorgan',
  Torfaen: 'Gwent',
  'Vale of Glamorgan': 'South Glamorgan',
  'West Dunbart': 'Dunbartonshire',
  'Western Isles': 'Na h-Eileanan Siar',
  Wrexham: 'Clwyd',
}

/** The county of ours that a postcode's place lies in, for who has not chosen one; undefined where we can't say. */
export function ukCountyOf(area: string): string | undefined {
  const county = countyOfArea[area] ?? area
  return ukCounties.includes(county) ? county : undefined
}

/** The counties one chooses from; undefined where one types. @param country - ISO alpha-2 */
export const countiesOf = (country: string): readonly string[] | undefined =>
  country === 'GB' ? ukCounties : undefined
