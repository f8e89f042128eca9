/** Towns with some of their districts: outward postcode and a street that a studio could be in. */
export const places = [
  {
    town: 'Manchester',
    share: 12,
    districts: [
      ['M1', 'Dale Street'],
      ['M4', 'Cutting Room Square'],
      ['M20', 'Burton Road'],
      ['M21', 'Beech Road'],
      ['M14', 'Wilmslow Road'],
      ['M16', 'Upper Chorlton Road'],
    ],
  },
  {
    town: 'London',
    share: 11,
    districts: [
      ['E8', 'Wilton Way'],
      ['SE15', 'Bellenden Road'],
      ['N16', 'Church Street'],
      ['SW9', 'Coldharbour Lane'],
      ['W12', 'Uxbridge Road'],
      ['E17', 'Orford Road'],
      ['SE8', 'Deptford High Street'],
    ],
  },
  {
    town: 'Leeds',
    share: 7,
    districts: [
      ['LS6', 'Otley Road'],
      ['LS2', 'Call Lane'],
      ['LS8', 'Street Lane'],
      ['LS11', 'Water Lane'],
    ],
  },
  {
    town: 'Bristol',
    share: 7,
    districts: [
      ['BS1', 'Corn Street'],
      ['BS3', 'North Street'],
      ['BS5', 'Stapleton Road'],
      ['BS7', 'Gloucester Road'],
    ],
  },
  {
    town: 'Glasgow',
    share: 6,
    districts: [
      ['G1', 'Candleriggs'],
      ['G12', 'Great Western Road'],
      ['G41', 'Kilmarnock Road'],
      ['G31', 'Duke Street'],
    ],
  },
  {
    town: 'Birmingham',
    share: 6,
    districts: [
      ['B1', 'Frederick Street'],
      ['B13', 'Alcester Road'],
      ['B17', 'High Street Harborne'],
      ['B29', 'Bristol Road'],
    ],
  },
  {
    town: 'Cardiff',
    share: 5,
    districts: [
      ['CF10', 'Castle Arcade'],
      ['CF11', 'Cathedral Road'],
      ['CF24', 'City Road'],
    ],
  },
  {
    town: 'Belfast',
    share: 4,
    districts: [
      ['BT1', 'Hill Street'],
      ['BT7', 'Ormeau Road'],
      ['BT9', 'Lisburn Road'],
    ],
  },
  {
    town: 'Liverpool',
    share: 4,
    districts: [
      ['L1', 'Bold Street'],
      ['L17', 'Lark Lane'],
      ['L18', 'Allerton Road'],
    ],
  },
  {
    town: 'Edinburgh',
    share: 4,
    districts: [
      ['EH3', 'Stockbridge Terrace'],
      ['EH6', 'Great Junction Street'],
      ['EH10', 'Bruntsfield Place'],
    ],
  },
  {
    town: 'Newcastle',
    share: 3,
    districts: [
      ['NE1', 'Grey Street'],
      ['NE6', 'Heaton Road'],
      ['NE2', 'Acorn Road'],
    ],
  },
  {
    town: 'Sheffield',
    share: 3,
    districts: [
      ['S1', 'Division Street'],
      ['S11', 'Sharrow Vale Road'],
      ['S8', 'Abbeydale Road'],
    ],
  },
  {
    town: 'Nottingham',
    share: 2,
    districts: [
      ['NG1', 'Stoney Street'],
      ['NG5', 'Mansfield Road'],
    ],
  },
  {
    town: 'Brighton',
    share: 2,
    districts: [
      ['BN1', 'Gardner Street'],
      ['BN2', 'St James’s Street'],
    ],
  },
] as const satisfies readonly { town: string; share: number; districts: readonly (readonly [string, string])[] }[]
