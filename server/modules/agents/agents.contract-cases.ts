import type {
  DocumentCases,
  OperationCases,
  PublicFields,
  QueryCases,
  RestCase,
} from '#tests/contract/support/contract-cases.ts'
import { foundEverywhere, foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

const completion = (path: string, names: readonly string[]): RestCase[] => [
  ...names.map((name) => ({ about: `"${name}"`, path: `${path}?q=${encodeURIComponent(name)}`, status: 200 })),
  { about: 'one of each', path: `${path}?q=f&take=1`, status: 200 },
  { about: 'nothing that is a name', path: `${path}?q=%21%21`, status: 200 },
  { about: 'nothing typed', path: `${path}?q=`, status: 400, code: 'BAD_INPUT' },
  { about: 'no text', path, status: 400, code: 'BAD_INPUT' },
  { about: 'too many', path: `${path}?q=f&take=21`, status: 400, code: 'BAD_INPUT' },
]

const inMelbourne = { south: -37.85, west: 144.9, north: -37.75, east: 145.05 }
const everyone = { skip: 0, take: 20 }

const sellers = (rest: object = {}) => ({
  service: 'selling',
  locationUri: 'fitzroy-vic-3065',
  officeUri: null,
  minimumRating: null,
  hasRecentResults: false,
  hasVideos: false,
  query: '',
  ...rest,
})

const inFitzroy = (rest: object = {}, order = 'results') => ({ filter: sellers(rest), order, paging: everyone })

const offices = (filter: object = {}, order = 'results') => ({
  filter: { query: '', ...filter },
  order,
  paging: everyone,
})

const typed = (query: string) => ({
  query,
  locations: { query, types: ['suburb', 'region'], take: 8 },
  paging: { skip: 0, take: 12 },
})

const onMap = (bounds: object, filter: object = {}, agents: object | null = null) => ({
  bounds,
  filter: { stateCode: null, query: '', ...filter },
  agents,
})

const everywhere = { south: -44, west: 112, north: -10, east: 154 }

/** The calls of agents, offices and companies. */
export const operations: OperationCases = {
  findAgents: [
    { about: 'everywhere', path: '/rest/agents', status: 200 },
    { about: 'a suburb', path: '/rest/agents?location=fitzroy-vic-3065&take=20', status: 200 },
    { about: 'a region', path: '/rest/agents?location=inner-melbourne-vic&order=rating&take=20', status: 200 },
    { about: 'who manages', path: '/rest/agents?service=managing&order=name&take=20', status: 200 },
    { about: 'an office', path: '/rest/agents?office=harbour-north-sydney', status: 200 },
    { about: 'an office that was merged', path: '/rest/agents?office=reed-brothers-fitzroy', status: 200 },
    {
      about: 'every filter',
      path: '/rest/agents?minimumRating=4&hasVideos=true&hasRecentResults=false&query=imo',
      status: 200,
    },
    { about: 'the second page', path: '/rest/agents?skip=2&take=2', status: 200 },
    { about: 'no such place', path: '/rest/agents?location=atlantis-vic-9999', status: 404, code: 'NOT_FOUND' },
    { about: 'no such office', path: '/rest/agents?office=nobody', status: 404, code: 'NOT_FOUND' },
    { about: 'six stars', path: '/rest/agents?minimumRating=6', status: 400, code: 'BAD_INPUT' },
    { about: 'an unknown order', path: '/rest/agents?order=bribe', status: 400, code: 'BAD_INPUT' },
  ],
  getAgent: [
    { about: 'an agent', path: '/rest/agent/1', status: 200 },
    { about: 'one who shows nothing', path: '/rest/agent/6', status: 200 },
    { about: 'one who left', path: '/rest/agent/21', status: 200 },
    ...badNumber((id) => `/rest/agent/${id}`),
  ],
  getAgentListingStats: [
    { about: 'an agent', path: '/rest/agent/1/listings/stats', status: 200 },
    { about: 'one who left', path: '/rest/agent/21/listings/stats', status: 200 },
    ...badNumber((id) => `/rest/agent/${id}/listings/stats`),
  ],
  findOffices: [
    { about: 'everywhere', path: '/rest/offices', status: 200 },
    { about: 'a suburb', path: '/rest/offices?location=fitzroy-vic-3065', status: 200 },
    { about: 'a state', path: '/rest/offices?state=NSW&order=name', status: 200 },
    { about: 'a name that was begun', path: '/rest/offices?query=tallow', status: 200 },
    { about: 'no such place', path: '/rest/offices?location=atlantis-vic-9999', status: 404, code: 'NOT_FOUND' },
    { about: 'no such state', path: '/rest/offices?state=NZ', status: 400, code: 'BAD_INPUT' },
  ],
  getOffice: [
    { about: 'an office', path: '/rest/v1/offices/1', status: 200 },
    { about: 'one that was merged', path: '/rest/v1/offices/9', status: 200 },
    ...badNumber((id) => `/rest/v1/offices/${id}`),
  ],
  listCompanies: [
    { about: 'all', path: '/rest/companies/list', status: 200 },
    { about: 'a state', path: '/rest/companies/list?stateId=VIC', status: 200 },
    { about: 'a page', path: '/rest/companies/list?skip=1&take=2', status: 200 },
    { about: 'a state without one', path: '/rest/companies/list?stateId=NT', status: 200 },
    { about: 'no state', path: '/rest/companies/list?stateId=2', status: 400, code: 'BAD_INPUT' },
  ],
  listOfficesOfCompany: [
    { about: 'a company of two offices', path: '/rest/company/1/offices/list', status: 200 },
    { about: 'a page past the last', path: '/rest/company/1/offices/list?skip=50', status: 200 },
    ...badNumber((id) => `/rest/company/${id}/offices/list`),
  ],
  searchAgentsAndLocations: completion('/rest/search/agentsandlocations', [
    'imo',
    'Acht',
    'fitz',
    'Imogen Achterberg',
    '3065',
  ]),
  searchOfficesAndLocations: completion('/rest/search/officesandlocations', [
    'tall',
    'Reed Brothers',
    'Tallow & Reed F',
    'new',
  ]),
  getFacebookPages: [
    { about: 'agents with and without one', path: '/rest/members/facebook-pages?ids=9,1,999999', status: 200 },
    { about: 'no number', path: '/rest/members/facebook-pages', status: 400, code: 'BAD_INPUT' },
    { about: 'words', path: '/rest/members/facebook-pages?ids=imogen', status: 400, code: 'BAD_INPUT' },
  ],
}

export const queries: QueryCases = {
  agent: { variables: { id: 1 } },
  agents: { variables: { filter: { locationUri: 'fitzroy-vic-3065' } } },
  offices: { variables: { filter: { stateCode: 'VIC' } } },
  officeMarkers: { variables: { bounds: inMelbourne } },
}

export const publicFields: PublicFields = {
  agent: '{ agent(id: 1) { name bio reviewSummary { count } } }',
  agents: '{ agents { total results { agent { name } } } }',
  offices: '{ offices { total results { office { name } } } }',
  officeMarkers:
    '{ officeMarkers(bounds: { south: -44, west: 112, north: -10, east: 154 }) { total markers { name } } }',
}

export const documents: DocumentCases = {
  AgentsInPlace: {
    variables: inFitzroy(),
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      ['the best rated', inFitzroy({}, 'rating'), 'FOUND'],
      ['from A to Z', inFitzroy({}, 'name'), 'FOUND'],
      ['who manages', inFitzroy({ service: 'managing' }), 'FOUND'],
      ['a region', inFitzroy({ locationUri: 'inner-melbourne-vic' }), 'FOUND'],
      ['a street', inFitzroy({ locationUri: 'gore-street-fitzroy-vic-3065' }), 'FOUND'],
      ['four stars', inFitzroy({ minimumRating: 4 }), 'FOUND'],
      ['with videos', inFitzroy({ hasVideos: true }), 'FOUND'],
      ['many sales', inFitzroy({ hasRecentResults: true }), 'EMPTY'],
      ['an office', inFitzroy({ officeUri: 'tallow-and-reed-fitzroy' }), 'FOUND'],
      ['an office that does not exist', inFitzroy({ officeUri: 'nobody' }), 'NULL'],
      ['a place that does not exist', inFitzroy({ locationUri: 'atlantis-vic-9999' }), 'NULL'],
      ['six stars', inFitzroy({ minimumRating: 6 }), 'BAD_INPUT'],
    ],
  },
  AgentsByName: {
    variables: typed('imo'),
    outcomes: foundInAll,
    more: [
      ['too much', typed('x'.repeat(101)), 'BAD_INPUT'],
      ['a suburb', typed('fitzroy'), 'FOUND'],
      ['an agency', typed('Tallow & Reed'), 'FOUND'],
      ['one who left', typed('Otto Reed'), 'FOUND'],
    ],
  },
  Agencies: {
    variables: offices(),
    outcomes: foundInAll,
    more: [
      ['a state', offices({ stateCode: 'NSW' }, 'name'), 'FOUND'],
      ['a suburb', offices({ locationUri: 'fitzroy-vic-3065' }), 'FOUND'],
      ['a region', offices({ locationUri: 'inner-melbourne-vic' }), 'FOUND'],
      ['a name', offices({ query: 'harbour' }), 'FOUND'],
      ['one that was merged', offices({ query: 'reed brothers' }), 'EMPTY'],
      ['a place that does not exist', offices({ locationUri: 'atlantis-vic-9999' }), 'NULL'],
    ],
  },
  OfficeMarkers: {
    variables: onMap(inMelbourne),
    outcomes: foundInAll,
    more: [
      ['the country', onMap(everywhere), 'FOUND'],
      ['a state', onMap(everywhere, { stateCode: 'NSW' }), 'FOUND'],
      ['a name', onMap(everywhere, { query: 'tallow' }), 'FOUND'],
      ['the agents of a list', onMap(everywhere, {}, sellers()), 'FOUND'],
      ['agents of nowhere', onMap(everywhere, {}, sellers({ locationUri: 'atlantis-vic-9999' })), 'NULL'],
      ['agents of six stars', onMap(everywhere, {}, sellers({ minimumRating: 6 })), 'BAD_INPUT'],
      ['where nobody is', onMap({ south: -30, west: 130, north: -29, east: 131 }), 'EMPTY'],
      ['a box upside down', onMap({ ...inMelbourne, south: -37.7 }), 'BAD_INPUT'],
      ['a box off the globe', onMap({ ...inMelbourne, east: 181 }), 'BAD_INPUT'],
      ['too long a name', onMap(everywhere, { query: 'x'.repeat(101) }), 'BAD_INPUT'],
    ],
  },
}
