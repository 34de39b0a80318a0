import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import type { Call, Claim } from './authorisation-portal.ts'
import { restCases } from './rest-cases.ts'

/**
 * The outcome for each caller: `yes` is an answer that holds the row's secret, `part` one without it, `no` and `who` are 403 and
 * 401, any other number is that status.
 */
export type Row = { call: Call; outcomes: string; claim?: Claim; secret?: string }

/** The call of the first case of an operation that is answered. */
function asInCases(operationId: string, path?: string): Call {
  const cases = restCases[operationId] ?? []
  const found = cases.find(({ status }) => status < 300) ?? cases[0]
  if (found === undefined) throw new Error(`${operationId} has no case`)
  const { method = 'GET', body, headers } = found
  return { method, path: path ?? found.path, body, headers }
}

const row = (operationId: string, outcomes: string, more: Omit<Partial<Row>, 'call'> & { path?: string } = {}): Row => {
  const { path, ...rest } = more
  return { call: asInCases(operationId, path), outcomes, ...rest }
}

const everyone = 'yes yes yes yes yes yes yes'
const open = (operationId: string): Row => row(operationId, everyone)
const openRows = (operationIds: readonly string[]) => Object.fromEntries(operationIds.map((id) => [id, open(id)]))

const viewAny: Claim = ['users_permission', 'CanViewAnyMember']
const manageUsers: Claim = ['users_permission', 'CanManageAny']
const manageListings: Claim = ['listings_permission', 'CanManageAny']
const addEvents: Claim = ['tracking_permission', 'CanAddListingEvent']

/** Of Lena, who is the owner in every row about a member; of Agnes's home in rows about listings. */
const lenasAddress = 'lena@homely.example'
const home = '/rest/listing/1002'

/** What each operation of schema/openapi answers to whom. */
export const restRows: Readonly<Record<string, Row>> = {
  ...openRows([
    'getListing',
    'getListingSchools',
    'searchListingsByLocation',
    'searchMapByLocation',
    'searchListingsByBoundary',
    'searchMapByBoundary',
    'searchListingsByAgent',
    'searchListingsByIds',
    'getListingsBranding',
    'getLocation',
    'getLocationSpatial',
    'getNearbyLocations',
    'getLocationPros',
    'getLocationTopics',
    'getLocationByUri',
    'getLocationByPoint',
    'getBoundary',
    'searchLocations',
    'createListingEnquiry',
    'createDevelopmentEnquiry',
    'createSellerEnquiry',
    'createAgentEnquiry',
    'trackListings',
    'trackAgents',
    'headVersion',
    'getVersion',
    'signUp',
    'signIn',
    'signOut',
    'forgotPassword',
    'listSocialProviders',
    'getAuthCookies',
  ]),
  // Whoever holds the reference, which is sent to the sender alone and cannot be guessed.
  getEnquiry: open('getEnquiry'),
  // These prove who calls by what they carry themselves: a mailed link, a provider's code, the refresh cookie.
  resetPassword: row('resetPassword', '400 400 400 400 400 400 400'),
  undoEmailChange: row('undoEmailChange', '400 400 400 400 400 400 400'),
  confirmEmail: row('confirmEmail', 'who 400 400 400 400 400 400'),
  startSocialSignIn: row('startSocialSignIn', '400 400 400 400 400 400 400'),
  returnFromProvider: row('returnFromProvider', '302 302 302 302 302 302 302'),
  socialSignIn: row('socialSignIn', 'who who who who who who who'),
  exchangeToken: row('exchangeToken', 'who who who who who who who'),
  refreshToken: row('refreshToken', 'who who who who who who who'),

  // ----------------------------------------------- nobody owner other agent other-agent with without
  getListingEnquiries: row('getListingEnquiries', 'who    no    no    yes   no          yes  no', {
    claim: manageListings,
    secret: 'jun.park@mail.example',
    path: `${home}/enquiries`,
  }),
  getListingEvents: row('getListingEvents', '      who    no    no    yes   no          yes  no', {
    claim: manageListings,
    path: `${home}/events`,
  }),
  addListingEvents: row('addListingEvents', '      who    no    no    no    no          yes  no', {
    claim: addEvents,
    path: `${home}/events`,
  }),
  trackListingsAsMember: row('trackListingsAsMember', 'who yes   yes   yes   yes         yes  yes'),
  trackAgentsAsMember: row('trackAgentsAsMember', ' who    yes   yes   yes   yes         yes  yes'),

  getUser: row('getUser', '                        part   yes   part  part  part        yes  part', {
    claim: viewAny,
    secret: lenasAddress,
  }),
  getSettings: row('getSettings', '                who    yes   no    no    no          yes  no', {
    claim: viewAny,
    secret: lenasAddress,
  }),
  updateSettings: row('updateSettings', '          who    yes   no    no    no          yes  no', {
    claim: manageUsers,
  }),
  uploadAvatar: row('uploadAvatar', '              who    yes   no    no    no          yes  no', {
    claim: manageUsers,
  }),
  removeAvatar: row('removeAvatar', '              who    yes   no    no    no          yes  no', {
    claim: manageUsers,
  }),
  endAllSessions: row('endAllSessions', '          who    yes   no    no    no          yes  no', {
    claim: manageUsers,
  }),
  changePassword: row('changePassword', '          who    yes   no    no    no          no   no', {
    claim: manageUsers,
  }),
  listSessions: row('listSessions', '              who    yes   no    no    no          no   no', { claim: viewAny }),
  exportUser: row('exportUser', '                  who    yes   no    no    no          no   no', {
    claim: viewAny,
    secret: lenasAddress,
  }),
  sendConfirmation: row('sendConfirmation', '      who    yes   no    no    no          no   no', {
    claim: manageUsers,
  }),
  disconnectProvider: row('disconnectProvider', '  who    yes   no    no    no          no   no', {
    claim: manageUsers,
  }),
  deleteUser: {
    call: { method: 'DELETE', path: '/api/user/lena', body: { password: MOCK_PASSWORD } },
    outcomes: '                                    who    yes   no    no    no          no   no',
    claim: manageUsers,
  },
}

const inFitzroy =
  'searchParams: { searchMode: buy, locationSearchContext: { searchLocations: [{ uri: "fitzroy-vic-3065" }] } }'

/** A question for each field of Query; every one is answered to everyone alike. */
export const queryRows: Readonly<Record<string, string>> = {
  version: '{ version }',
  office: '{ office(uri: "harbour-north-sydney") { name } }',
  listingSearch: `{ listingSearch(${inFitzroy}) { total results { id address { longAddress } } } }`,
  listingsByUri: '{ listingsByUri(uri: "/for-sale/fitzroy-vic-3065/real-estate") { total } }',
  searchParams: '{ searchParams(uri: "/for-sale/fitzroy-vic-3065/real-estate") { uri } }',
  mapMarkers: `{ mapMarkers(${inFitzroy}) { total } }`,
  listing: '{ listing(id: 1003) { id streetAddress description agents { name } } }',
  listingsById: '{ listingsById(listingIds: [1001, 1003]) { id address { longAddress } } }',
  listingsAtAddress: '{ listingsAtAddress(query: "48 gore street fitzroy") { id address { longAddress } } }',
  similarListings: '{ similarListings(listingId: 1001) { id } }',
  otherListingsFromOffice: '{ otherListingsFromOffice(listingId: 1001) { id } }',
  listingsHomepage: '{ listingsHomepage { forSale { id } } }',
  schools: '{ schools(listingId: 1001) { name } }',
  location: '{ location(identifier: "fitzroy-vic-3065") { name } }',
  locationSearch: '{ locationSearch(filter: { query: "fitz" }) { label } }',
  locationOverview: '{ locationOverview(identifier: "fitzroy-vic-3065") { __typename } }',
  locationFinder: '{ locationFinder(filter: { type: suburb }) { __typename } }',
  newDevelopments: '{ newDevelopments { __typename } }',
  topics: '{ topics(listingId: 1001) { title } }',
  questionIndex: '{ questionIndex { total results { title } } }',
  locationQuestionIndex: '{ locationQuestionIndex(locationUniqueUri: "fitzroy-vic-3065") { total } }',
  question: '{ question(uri: "words-1") { title replies { content votes } } }',
  profile: '{ profile(username: "lena") { name displayDescription phone website } }',
}
