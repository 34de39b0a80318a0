import { slugify } from '#domain/text/slug.ts'
import { agentFactsOf } from './agent-facts.ts'
import type { AgentRecord, CompanyRecord, OfficeRecord, PlaceRecord, Tier } from './records.ts'

type OfficeRow = [id: number, name: string, suburbId: number, address: string, brandColour: string]

const officeRows: OfficeRow[] = [
  [1, 'Tallow & Reed Fitzroy', 11, '211 Gertrude Street, Fitzroy, VIC 3065', '#14532d'],
  [2, 'Tallow & Reed Melbourne', 10, '90 Flinders Lane, Melbourne, VIC 3000', '#14532d'],
  [3, 'Springs Country Property', 15, '12 Vincent Street, Daylesford, VIC 3460', '#7c2d12'],
  [4, 'Harbour North Sydney', 20, '5 Bridge Street, Sydney, NSW 2000', '#1e3a8a'],
  [5, 'King Street Homes', 21, '300 King Street, Newtown, NSW 2042', '#831843'],
  [6, 'Ridgeline Queensland', 30, '77 Latrobe Terrace, Paddington, QLD 4064', '#0f766e'],
  [7, 'Port & Limestone', 40, '18 High Street, Fremantle, WA 6160', '#4c1d95'],
  [8, 'Salamanca Residential', 50, '3 Hampden Road, Battery Point, TAS 7004', '#374151'],
  [9, 'Reed Brothers Fitzroy', 11, '12 Brunswick Street, Fitzroy, VIC 3065', '#14532d'],
]

const officeFacts: Readonly<Record<number, Partial<OfficeRecord> & { companyName?: string }>> = {
  1: {
    companyName: 'Tallow & Reed',
    latLong: { latitude: -37.80614, longitude: 144.97892 },
    phone: '03 5550 0101',
    email: 'fitzroy@tallowreed.example',
    website: 'tallowreed.example',
    logoIdentifier: 'mock-logo-tallow-and-reed',
    about: 'Two desks and a kettle on Gertrude Street since 1988.',
  },
  2: {
    companyName: 'Tallow & Reed',
    latLong: { latitude: -37.81702, longitude: 144.96611 },
    phone: '03 5550 0102',
    email: 'melbourne@tallowreed.example',
    website: 'https://tallowreed.example/melbourne',
    logoIdentifier: 'mock-logo-tallow-and-reed',
  },
  3: { latLong: { latitude: -37.34311, longitude: 144.14197 }, phone: '03 5550 0103' },
  4: {
    companyName: 'Harbour North',
    latLong: { latitude: -33.86391, longitude: 151.20913 },
    phone: '02 5550 0104',
    email: 'office@harbournorth.example',
    website: 'https://harbournorth.example',
    logoIdentifier: 'mock-logo-harbour-north',
  },
  5: { latLong: { latitude: -33.89754, longitude: 151.17876 }, phone: '02 5550 0105' },
  6: {
    companyName: 'Ridgeline',
    latLong: { latitude: -27.45913, longitude: 152.99611 },
    phone: '07 5550 0106',
    website: 'ridgeline.example',
  },
  7: {
    latLong: { latitude: -32.05511, longitude: 115.74391 },
    phone: '08 5550 0107',
    logoIdentifier: 'mock-logo-port-and-limestone',
  },
  8: {},
  9: { companyName: 'Tallow & Reed', latLong: { latitude: -37.80312, longitude: 144.97731 }, mergedIntoId: 1 },
}

const companyNameOf = ([id, name]: readonly [number, string, ...unknown[]]): string =>
  officeFacts[id]?.companyName ?? name

const nothing = {
  about: '',
  latLong: null,
  phone: null,
  email: null,
  website: null,
  logoIdentifier: null,
  mergedIntoId: null,
  closedAt: null,
  revision: 0,
}

/** A company has the number of its first office. */
export const offices: OfficeRecord[] = officeRows.map(([id, name, suburbId, address, brandColour]) => {
  const { companyName: _companyName, ...facts } = officeFacts[id] ?? {}
  const [companyId = id] = officeRows.find((first) => companyNameOf(first) === companyNameOf([id, name])) ?? []
  const stated = { id, uri: slugify(name), name, companyId, suburbId, address, brandColour }
  return { ...nothing, ...stated, ...facts }
})

/** The companies of these offices, each in the state of its first one. */
export const companiesOf = (places: readonly PlaceRecord[]): CompanyRecord[] =>
  officeRows.flatMap(([id, name, suburbId]) => {
    const stateCode = places.find((place) => place.id === suburbId)?.stateCode
    const isFirst = offices.find((office) => office.id === id)?.companyId === id
    return isFirst && stateCode !== undefined
      ? [{ id, name: companyNameOf([id, name]), stateCode, mergedIntoId: null, revision: 0 }]
      : []
  })

type AgentRow = [id: number, office: number, name: string, jobTitle: string, tier: Tier, mobile: string | null]

const agentRows: AgentRow[] = [
  [1, 1, 'Imogen Achterberg', 'Director', 'platinum', '0491 570 156'],
  [2, 1, 'Tomas Rinaldi', 'Sales agent', 'gold', '0491 570 157'],
  [3, 1, 'Priya Nadesan', 'Property manager', 'silver', '0491 570 158'],
  [4, 2, 'Callum Osei', 'Principal', 'gold', '0491 570 159'],
  [5, 2, 'Wei-Ling Fong', 'Sales agent', 'silver', '0491 570 110'],
  [6, 2, 'Marcus Delahunty', 'Leasing consultant', 'basic', null],
  [7, 3, 'Beth Kavanagh', 'Principal', 'gold', '0491 571 266'],
  [8, 3, 'Rory Lindqvist', 'Rural specialist', 'bronze', '0491 571 491'],
  [9, 4, 'Soraya Haddad', 'Director', 'platinum', '0491 571 804'],
  [10, 4, 'Declan Moore', 'Sales agent', 'silver', '0491 572 549'],
  [11, 4, 'Yuki Tanabe', 'Property manager', 'basic', '0491 572 665'],
  [12, 5, 'Fergus Abbott', 'Principal', 'gold', '0491 572 983'],
  [13, 5, 'Leila Morgan', 'Sales agent', 'bronze', '0491 573 770'],
  [14, 6, 'Jacinta Ruwhiu', 'Principal', 'platinum', '0491 573 087'],
  [15, 6, 'Hamish Varga', 'Acreage specialist', 'silver', '0491 574 118'],
  [16, 6, 'Noor Siddiqui', 'Property manager', 'basic', null],
  [17, 7, 'Gideon Pascoe', 'Director', 'gold', '0491 574 632'],
  [18, 7, 'Alba Ferreira', 'Sales agent', 'silver', '0491 575 254'],
  [19, 8, 'Edith Marchetti', 'Principal', 'gold', '0491 575 789'],
  [20, 8, 'Owen Thistlewood', 'Sales agent', 'basic', '0491 576 398'],
  [21, 9, 'Otto Reed', 'Sales agent', 'basic', null],
]

export const agents: AgentRecord[] = agentRows.map(([id, officeId, name, jobTitle, tier, mobile]) => ({
  id,
  officeId,
  username: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  jobTitle,
  tier,
  mobile,
  portraitIdentifier: id % 4 === 0 ? null : `mock-portrait-${id}`,
  ...agentFactsOf(id),
}))
