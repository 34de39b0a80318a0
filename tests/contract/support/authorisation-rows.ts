import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import { type CallAccess, claimParts } from '#domain/permissions/call-access.ts'
import { type Call, type CallerName, callers, type Claim } from './authorisation-portal.ts'
import { operationAccess } from './contract-files.ts'
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

/** Of Lena, who is the owner in every row about a member; of Agnes's home in rows about listings. */
const lenasAddress = 'lena@homely.example'
const home = '/rest/listing/1002'

/** Whom an operation is for, among the callers: Lena and Omar share a collection, and the records of agents are those of Agnes. */
const callersFor: Readonly<Record<CallAccess['for'], readonly CallerName[]>> = {
  everyone: callers,
  secretHolder: callers,
  member: callers.filter((caller) => caller !== 'nobody'),
  agent: ['agent', 'other agent'],
  staff: [],
  owner: ['owner'],
  ownAgent: ['agent'],
  contributor: ['owner', 'other'],
}

type RowDetails = Partial<Call> & Pick<Row, 'secret' | 'claim'> & { outcomes?: string }

const exceptAuthor = { outcomes: 'who yes no yes yes yes yes' }
const withoutCookie = { outcomes: 'who who who who who who who' }

/** What an operation needs beside its `x-access` and its first answered case. */
const details: Readonly<Record<string, RowDetails>> = {
  exchangeToken: withoutCookie,
  refreshToken: withoutCookie,
  getListingEnquiries: { secret: 'jun.park@mail.example', path: `${home}/enquiries` },
  getListingEvents: { path: `${home}/events` },
  addListingEvents: { path: `${home}/events` },
  getAlert: { secret: 'A terrace in Fitzroy' },
  getAlerts: { secret: 'A terrace in Fitzroy' },
  followAgent: { path: '/api/agent/9/followers' },
  // Nobody follows themselves.
  followMember: { outcomes: 'who 400 yes yes yes yes yes' },
  getMemberSettings: { secret: 'Looking for a first home' },
  exportCollection: { secret: 'Is there parking?' },
  getVendorReviews: { secret: 'client@mail1.example' },
  getVendorReview: { secret: 'client@mail2.example' },
  markReviewHelpful: exceptAuthor,
  undoReviewHelpful: exceptAuthor,
  reportReview: exceptAuthor,
  removeAgentTransaction: { path: '/api/agent/transaction/3?reason=Sold%20by%20another' },
  getUser: {
    outcomes: 'part yes part part part yes part',
    claim: ['users_permission', 'CanViewAnyMember'],
    secret: lenasAddress,
  },
  getSettings: { secret: lenasAddress },
  exportUser: { secret: lenasAddress },
  deleteUser: { method: 'DELETE', path: '/api/user/lena', body: { password: MOCK_PASSWORD } },
}

function rowOf(operationId: string, access: CallAccess): Row {
  const cases = restCases[operationId] ?? []
  const found = cases.find(({ status }) => status < 300) ?? cases[0]
  if (found === undefined) throw new Error(`${operationId} has no case`)
  const { method = found.method ?? 'GET', path = found.path, body = found.body, ...more } = details[operationId] ?? {}
  const allowed = found.status < 300 ? 'yes' : found.status === 401 ? 'who' : String(found.status)
  const outcomes = callers.map((caller) => {
    const isAllowed = callersFor[access.for].includes(caller) || (caller === 'with' && access.claim !== undefined)
    if (isAllowed) return allowed
    return caller === 'nobody' ? 'who' : access.otherwise === 404 ? '404' : 'no'
  })
  const claim = access.claim === undefined ? null : claimParts(access.claim)
  return {
    call: { method, path, body, headers: found.headers },
    outcomes: outcomes.join(' '),
    ...(claim === null ? {} : { claim: [claim.area, claim.name] }),
    ...more,
  }
}

/** What each operation of schema/openapi answers to whom. */
export const restRows: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries(operationAccess).map(([operationId, access]) => [operationId, rowOf(operationId, access)]),
)

/** Operations with details that the contract does not have. */
export const unknownDetails = Object.keys(details).filter((operationId) => !Object.hasOwn(operationAccess, operationId))

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
