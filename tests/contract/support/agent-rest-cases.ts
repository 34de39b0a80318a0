import type { RestCase } from './rest-cases.ts'

const badNumber = (path: (id: string) => string): RestCase[] => [
  { about: 'no number', path: path('abc'), status: 400, code: 'BAD_INPUT' },
  { about: 'a number too large', path: path('2147483648'), status: 400, code: 'BAD_INPUT' },
  { about: 'an unknown number', path: path('999999'), status: 404, code: 'NOT_FOUND' },
]

const completion = (path: string, names: readonly string[]): RestCase[] => [
  ...names.map((name) => ({ about: `"${name}"`, path: `${path}?q=${encodeURIComponent(name)}`, status: 200 })),
  { about: 'one of each', path: `${path}?q=f&take=1`, status: 200 },
  { about: 'nothing that is a name', path: `${path}?q=%21%21`, status: 200 },
  { about: 'nothing typed', path: `${path}?q=`, status: 400, code: 'BAD_INPUT' },
  { about: 'no text', path, status: 400, code: 'BAD_INPUT' },
  { about: 'too many', path: `${path}?q=f&take=21`, status: 400, code: 'BAD_INPUT' },
]

/** The calls of agents, offices and companies. */
export const agentRestCases: Record<string, RestCase[]> = {
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
