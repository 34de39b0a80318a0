import type {
  AccessDetails,
  MemberRow,
  OperationCases,
  PublicFields,
  QueryCases,
  RestCase,
} from '#tests/contract/support/contract-cases.ts'

const ofOne = (method: 'GET' | 'DELETE', path: (id: string) => string): RestCase[] => [
  { about: 'one’s own', as: 'lena', method, path: path('1'), status: 200 },
  { about: 'one of another member', as: 'omar', method, path: path('1'), status: 404, code: 'NOT_FOUND' },
  { about: 'one that was deleted', as: 'omar', method, path: path('4'), status: 404, code: 'NOT_FOUND' },
  { about: 'nobody', method, path: path('1'), status: 401, code: 'UNAUTHENTICATED' },
  { about: 'no number', as: 'lena', method, path: path('abc'), status: 400, code: 'BAD_INPUT' },
  { about: 'an unknown number', as: 'lena', method, path: path('999999'), status: 404, code: 'NOT_FOUND' },
]

const searchParams = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } }

const inFitzroy =
  'searchParams: { searchMode: buy, locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }] } }'

const alertFields: Readonly<Record<string, Pick<MemberRow, 'outcomes' | 'secret' | 'operation'>>> = {
  // ----------------------------------------------------- nobody owner other agent other-agent with without
  alerts: {
    operation: '{ alerts { results { name } } }',
    outcomes: '                                            who    yes   part  part  part        part part',
    secret: 'A terrace in Fitzroy',
  },
  alert: {
    operation: '{ alert(id: "1") { name } }',
    outcomes: '                                            who    yes   none  none  none        none none',
  },
  alertOfSearch: {
    operation:
      '{ alertOfSearch(searchParams: { searchMode: rent, bedrooms: [1, 2], locationSearchContext: { searchLocations: [{ uri: "carlton-vic-3053" }] } }) { name } }',
    outcomes: '                                            who    yes   none  none  none        none none',
  },
  addAlert: {
    operation:
      'mutation { addAlert(input: { name: "City", filter: { searchMode: buy, locations: ["melbourne-vic-3000"] }, idempotencyKey: "matrix-key-1" }) { alert { name } } }',
    outcomes: '                                            who    yes   yes   yes   yes         yes  yes',
  },
  updateAlert: {
    operation: 'mutation { updateAlert(input: { id: "1", isPaused: true }) { alert { isPaused } } }',
    outcomes: '                                            who    yes   none  none  none        none none',
  },
  deleteAlert: {
    operation: 'mutation { deleteAlert(alertId: "1") { alertId } }',
    outcomes: '                                            who    yes   none  none  none        none none',
  },
  undoDeleteAlert: {
    operation: 'mutation { undoDeleteAlert(alertId: "4") { alert { name } } }',
    outcomes: '                                            who    none  yes   none  none        none none',
  },
  deleteAlertNewListing: {
    operation: 'mutation { deleteAlertNewListing(alertId: "1") { alert { unseenListingCount } } }',
    outcomes: '                                            who    yes   none  none  none        none none',
  },
}

export const operations: OperationCases = {
  getAlert: [
    ...ofOne('GET', (id) => `/rest/alert/${id}`),
    { about: 'one of sales', as: 'agnes', path: '/rest/alert/6', status: 200 },
  ],
  getAlerts: [
    { about: 'one’s own', as: 'lena', path: '/rest/alerts/lena', status: 200 },
    { about: 'those of any member as staff', as: 'stella', path: '/rest/alerts/lena', status: 200 },
    { about: 'those of another member', as: 'omar', path: '/rest/alerts/lena', status: 404, code: 'NOT_FOUND' },
    { about: 'a username too long', path: `/rest/alerts/${'a'.repeat(61)}`, status: 400, code: 'BAD_INPUT' },
    { about: 'those of nobody', as: 'lena', path: '/rest/alerts/nobody', status: 404, code: 'NOT_FOUND' },
    { about: 'nobody', path: '/rest/alerts/lena', status: 401, code: 'UNAUTHENTICATED' },
  ],
  getAlertListings: [
    ...ofOne('GET', (id) => `/rest/alerts/${id}/listings`),
    { about: 'a part', as: 'lena', path: '/rest/alerts/1/listings?skip=1&take=1', status: 200 },
    { about: 'too many', as: 'lena', path: '/rest/alerts/1/listings?take=101', status: 400, code: 'BAD_INPUT' },
  ],
  clearAlertListings: ofOne('DELETE', (id) => `/rest/alert/${id}/listings`),
  getUserAlertListings: [
    { about: 'one’s own', as: 'lena', path: '/api/user/alerts/listings', status: 200 },
    { about: 'of a member without any', as: 'stella', path: '/api/user/alerts/listings', status: 200 },
    { about: 'nobody', path: '/api/user/alerts/listings', status: 401, code: 'UNAUTHENTICATED' },
  ],
}

export const accessDetails: AccessDetails = {
  getAlert: { secret: 'A terrace in Fitzroy' },
  getAlerts: { secret: 'A terrace in Fitzroy' },
}

export const queries: QueryCases = {
  alerts: { variables: {} },
  alert: { variables: { id: '1' } },
  alertOfSearch: {
    variables: { searchParams: { ...searchParams, propertyTypes: ['Terrace'], price: { max: 2_000_000 } } },
  },
  suggestedAlertName: { variables: { searchParams } },
  alertPreview: { variables: { searchParams } },
  matchingListingIds: { variables: { searchParams, listingIds: [1001, 2001, 7] } },
}

export const publicFields: PublicFields = {
  suggestedAlertName: `{ suggestedAlertName(${inFitzroy}) }`,
  alertPreview: `{ alertPreview(${inFitzroy}) { description foundInFourWeeks } }`,
  matchingListingIds: `{ matchingListingIds(${inFitzroy}, listingIds: [1001]) }`,
}

export const memberFields: readonly MemberRow[] = Object.entries(alertFields).map(([field, asked]) => ({
  field,
  ...asked,
}))
