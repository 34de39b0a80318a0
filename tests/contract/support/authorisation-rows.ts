import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import type { Call, Claim } from './authorisation-portal.ts'
import { enquiryInboxRows } from './enquiry-inbox-rows.ts'
import { agentPageRows } from './agent-page-rows.ts'
import { collectionRows } from './collection-rows.ts'
import { reviewRows } from './review-rows.ts'
import { pastSaleRows } from './past-sale-rows.ts'
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
const manageCollections: Claim = ['collections_permission', 'CanManageAny']
const manageListings: Claim = ['listings_permission', 'CanManageAny']
const manageReviews: Claim = ['agents_permission', 'CanManageAnyAgentReview']
const changeAgents: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']
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
    'findAgents',
    'getAgent',
    'getAgentListingStats',
    'findOffices',
    'getOffice',
    'listCompanies',
    'listOfficesOfCompany',
    'searchAgentsAndLocations',
    'searchOfficesAndLocations',
    'getFacebookPages',
    'getAgentFollowers',
    'getAgentFollowing',
    'getAgentActivities',
    'getAgentTransactions',
    'getAgentTransaction',
    'getAgentReviews',
    'getImportedAgentReviews',
    'getAgentReview',
    'getMemberReviewSummary',
    'createListingEnquiry',
    'createDevelopmentEnquiry',
    'createSellerEnquiry',
    'createAgentEnquiry',
    'createShortLink',
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

  getAlert: row('getAlert', '                      who    yes   404   404   404         404  404', {
    secret: 'A terrace in Fitzroy',
  }),
  getAlerts: row('getAlerts', '                    who    yes   404   404   404         yes  404', {
    claim: viewAny,
    secret: 'A terrace in Fitzroy',
  }),
  getAlertListings: row('getAlertListings', '      who    yes   404   404   404         404  404'),
  clearAlertListings: row('clearAlertListings', '  who    yes   404   404   404         404  404'),
  getUserAlertListings: row('getUserAlertListings', 'who  yes   yes   yes   yes         yes  yes'),
  savePushSubscription: row('savePushSubscription', 'who  yes   yes   yes   yes         yes  yes'),
  getPush: row('getPush', '                        who    yes   yes   yes   yes         yes  yes'),
  deletePushSubscription: row('deletePushSubscription', 'who yes yes yes yes yes yes'),
  getUserNotifications: row('getUserNotifications', 'who  yes   yes   yes   yes         yes  yes'),
  // Whoever holds the token of a mail; nobody can guess one.
  readUnsubscription: row('readUnsubscription', '400 400 400 400 400 400 400'),
  unsubscribeFromAlerts: row('unsubscribeFromAlerts', '400 400 400 400 400 400 400'),

  followAgent: row('followAgent', '                who    yes   yes   yes   yes         yes  yes', {
    path: '/api/agent/9/followers',
  }),
  unfollowAgent: row('unfollowAgent', '            who    yes   yes   yes   yes         yes  yes'),
  followMember: row('followMember', '              who    400   yes   yes   yes         yes  yes'),
  unfollowMember: row('unfollowMember', '          who    yes   yes   yes   yes         yes  yes'),
  getMember: row('getMember', '                    who    yes   404   404   404         yes  404', { claim: viewAny }),
  getMemberSettings: row('getMemberSettings', '    who    yes   404   404   404         yes  404', {
    claim: viewAny,
    secret: 'Looking for a first home',
  }),
  getFollowingSummary: row('getFollowingSummary', 'who    yes   404   404   404         yes  404', { claim: viewAny }),

  exportCollection: row('exportCollection', '      who    yes   yes   404   404         yes  404', {
    claim: manageCollections,
    secret: 'Is there parking?',
  }),

  getVendorReviews: row('getVendorReviews', '      who    404   404   yes   404         yes  404', {
    claim: manageReviews,
    secret: 'client@mail1.example',
  }),
  getVendorReview: row('getVendorReview', '        who    404   404   yes   404         yes  404', {
    claim: manageReviews,
    secret: 'client@mail2.example',
  }),
  requestVendorReview: row('requestVendorReview', 'who    no    no    yes   yes         no   no', {
    claim: manageReviews,
  }),
  importAgentReviews: row('importAgentReviews', '  who    no    no    no    no          yes  no', {
    claim: manageReviews,
  }),
  markReviewHelpful: row('markReviewHelpful', '    who    yes   no    yes   yes         yes  yes'),
  undoReviewHelpful: row('undoReviewHelpful', '    who    yes   no    yes   yes         yes  yes'),
  saveReviewAnswer: row('saveReviewAnswer', '      who    no    no    yes   no          no   no', {
    claim: manageReviews,
  }),
  reportReview: row('reportReview', '              who    yes   no    yes   yes         yes  yes'),

  addAgentTransaction: row('addAgentTransaction', ' who   no    no    yes   no          yes  no', {
    claim: changeAgents,
  }),
  updateAgentTransaction: row('updateAgentTransaction', 'who 404 404  yes   404         yes  404', {
    claim: changeAgents,
  }),
  removeAgentTransaction: row('removeAgentTransaction', 'who 404 404  yes   404         yes  404', {
    claim: changeAgents,
    path: '/api/agent/transaction/3?reason=Sold%20by%20another',
  }),

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

/**
 * A field of Query or Mutation that answers a member about what is theirs: `yes` is an answer that holds the secret, `part` one without
 * it, `none` nothing or NOT_FOUND, `who` is UNAUTHENTICATED, `NO` is FORBIDDEN. `$name` and `$id` of the operation are those of who asks.
 */
export type MemberRow = Pick<Row, 'outcomes' | 'secret' | 'claim'> & {
  field: string
  about?: string
  operation: string
}

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

/** Fields that answer a member about what is theirs, here mostly of Lena. */
export const memberRows: readonly MemberRow[] = [
  ...Object.entries(alertFields).map(([field, asked]) => ({ field, ...asked })),
  ...collectionRows,
  {
    field: 'followingActivities',
    operation: '{ followingActivities { results { person { username } } } }',
    // Of agents alone: in this world nobody has written anything. Omar follows Agnes, as Lena does.
    outcomes: '                                            who    yes   yes   part  part        part part',
    secret: 'imogen-achterberg',
  },
  {
    field: 'userProfile',
    operation: '{ userProfile(username: "lena") { viewingOwnProfile currentUserIsAdmin isFollowing } }',
    outcomes: '                                            part   yes   part  part  part        part part',
    secret: '"viewingOwnProfile":true',
  },
  ...agentPageRows,
  ...enquiryInboxRows,
  ...reviewRows,
  ...pastSaleRows,
]
