import type { SchoolRecord } from './records.ts'

type Row = [
  id: number,
  name: string,
  sector: SchoolRecord['sector'],
  level: SchoolRecord['level'],
  gender: SchoolRecord['gender'],
  suburbId: number,
  latitude: number,
  longitude: number,
]

const rows: Row[] = [
  [1, 'Bell Street Primary School', 'government', 'primary', 'coeducational', 11, -37.79642, 144.98212],
  [2, 'Fitzroy Gardens College', 'government', 'secondary', 'coeducational', 11, -37.80018, 144.98034],
  [3, 'Academy of the Holy Well', 'catholic', 'secondary', 'girls', 11, -37.80312, 144.97731],
  [4, 'Carlton Gate Primary School', 'government', 'primary', 'coeducational', 12, -37.79512, 144.96533],
  [5, 'Yarra Bend Grammar', 'independent', 'combined', 'boys', 13, -37.80051, 144.99311],
  [6, 'Docks and Lanes Primary School', 'government', 'primary', 'coeducational', 10, -37.81811, 144.95612],
  [7, 'Wombat Hill College', 'government', 'combined', 'coeducational', 15, -37.34411, 144.14803],
  [8, 'Saint Brendan Primary School', 'catholic', 'primary', 'coeducational', 15, -37.34021, 144.14011],
  [9, 'Observatory Road School', 'government', 'primary', 'coeducational', 20, -33.86011, 151.20411],
  [10, 'Newtown North Public School', 'government', 'primary', 'coeducational', 21, -33.89211, 151.17621],
  [11, 'Ithaca Creek High', 'government', 'secondary', 'coeducational', 30, -27.45511, 152.99111],
  [12, 'Chambers Flat Special School', 'government', 'special', 'coeducational', 31, -27.73011, 153.04111],
  [13, 'South Mole Primary School', 'government', 'primary', 'coeducational', 40, -32.05311, 115.75011],
  [14, 'Arthur Circus School', 'independent', 'primary', 'coeducational', 50, -42.89011, 147.33011],
]

export const schools: SchoolRecord[] = rows.map(([id, name, sector, level, gender, suburbId, latitude, longitude]) => ({
  id,
  name,
  sector,
  level,
  gender,
  suburbId,
  latLong: { latitude, longitude },
}))
