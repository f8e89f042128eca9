/** Parts of towns that people name and the source of `uk-places.csv` doesn't, or has elsewhere only, each with the districts
 *  that it lies in: the town, then "name districts". */
export const quarters: Readonly<Record<string, string>> = {
  Belfast: 'Cathedral Quarter BT1, Lisburn Road BT9, Queen’s Quarter BT7, Titanic Quarter BT3',
  Birmingham:
    'Balsall Heath B12, Brindleyplace B1, Digbeth B5 B9, Jewellery Quarter B18 B1, Ladywood B16, Sparkhill B11',
  Brighton: 'Kemptown BN2, North Laine BN1, The Lanes BN1',
  Bristol:
    'Bedminster BS3, Bishopston BS7, Clifton Village BS8, Easton BS5, Gloucester Road BS7, Hotwells BS8, Montpelier BS6, Southville BS3, Stokes Croft BS1 BS2',
  Cambridge: 'Mill Road CB1',
  Cardiff:
    'Canton CF5 CF11, Cardiff Bay CF10, Cathays CF24, Grangetown CF11, Penylan CF23, Pontcanna CF11, Roath CF24, Splott CF24, Whitchurch CF14',
  Edinburgh:
    'Bruntsfield EH10, Grassmarket EH1, Haymarket EH12, Leith Walk EH6 EH7, New Town EH2 EH3, Old Town EH1, Stockbridge EH3 EH4, Tollcross EH3',
  Glasgow:
    'Byres Road G12, Dennistoun G31, Finnieston G3, Govanhill G42, Hillhead G12, Ibrox G51, Kelvingrove G3, Kelvinside G12, Merchant City G1, Shawlands G41, West End G3 G11 G12',
  Leeds: 'Armley LS12, Burley LS4, Headingley LS6, Holbeck LS11, Hyde Park LS6, Meanwood LS6, Oakwood LS8',
  Liverpool:
    'Anfield L4, Baltic Triangle L1 L8, Everton L5, Lark Lane L17, Ropewalks L1, Sefton Park L17, Toxteth L8, Wavertree L15',
  London: 'Elephant and Castle SE1 SE17, Fitzrovia W1, King’s Cross N1 N1C WC1, Tooting SW17, West End W1 WC2',
  Manchester:
    'Ancoats M4, Castlefield M3 M15, Deansgate M3, Fallowfield M14, Green Quarter M4 M8, Hulme M15, Moss Side M14, New Islington M4, Northenden M22, Northern Quarter M1 M4, Rusholme M14, Spinningfields M3, West Didsbury M20, Whalley Range M16, Wythenshawe M22 M23',
  'Newcastle upon Tyne': 'Ouseburn NE1 NE6, Quayside NE1, Sandyford NE2',
  Nottingham: 'Hockley NG1, Lace Market NG1, Sherwood NG5',
  Oxford: 'Cowley OX4, Cowley Road OX4, Jericho OX2',
  Salford: 'Salford Quays M50',
  Sheffield:
    'Crookes S10, Ecclesall S11, Hillsborough S6, Kelham Island S3, Nether Edge S7, Sharrow S7 S11, Walkley S6',
}
