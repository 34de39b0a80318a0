import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffActionKind } from '#domain/staff/staff-actions.ts'
import { ALICE as AGENT } from '#tests/support/agents-under-test.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { moderationCalls } from '#tests/support/moderation-calls.ts'
import { pastSale, type PastSalesUnderTest, pastSalesUnderTest } from '#tests/support/past-sales-under-test.ts'
import { reviewCalls } from '#tests/support/review-calls.ts'
import { everyClaim } from '#tests/support/staff-listings-under-test.ts'
import { ALICE, BRUNO, type ReviewsUnderTest, reviewsUnderTest, STELLA } from '#tests/support/reviews-under-test.ts'

let posts: ReviewsUnderTest
let agents: PastSalesUnderTest
const { asked, moderate } = moderationCalls(() => posts)
const { write } = reviewCalls(() => posts)

/** What acts are about. */
const made = { question: 0, other: 0, review: 0, sale: 0, feedKey: 0, claim: 0 }
const UPLOAD = '00000000-0000-4000-8000-000000000001'
const OF_FOLDER = '00000000-0000-4000-8000-000000000002'
const VIDEO = 'https://video.example/1'
const profile = {
  bio: 'I sell terraces.',
  website: 'tom.example',
  awards: [],
  socialLinks: [],
  videos: [{ url: VIDEO, title: 'How an auction runs', isVisible: true }],
  servicedLocationUris: ['fitzroy-vic-3065'],
  areasOfExpertise: [],
  baseVersion: 0,
}

beforeAll(async () => {
  ;[posts, agents] = await Promise.all([reviewsUnderTest(), pastSalesUnderTest()])
  await Promise.all([posts.forget(), agents.forget()])
  made.question = (await asked(ALICE)).postId
  made.other = (await asked(BRUNO)).postId
  made.review = Number((await write(ALICE)).data.writeAgentReview.review.id)
  await posts.ask(STELLA, `mutation { closeWriting(memberId: ${BRUNO}, reason: "For a reason.") { memberId } }`)
  made.sale = await agents.added()
  const settings = `mutation ($input: AgentSettingsInput!) { updateAgentSettings(username: "tom-ryan", input: $input) { settings { version } } }`
  await agents.ask(AGENT, settings, { input: profile })
  const { database } = agents
  const at = '2026-11-01'
  await insertRows(database, 'feed_key', {
    id: 7,
    office_id: 1,
    name: 'Software',
    key_hash: `\\x${'00'.repeat(32)}`,
    created_at: at,
  })
  made.feedKey = 7
  for (const [id, officeId] of [
    [UPLOAD, 1],
    [OF_FOLDER, null],
  ] as const)
    await insertRows(database, 'feed_upload', {
      id,
      office_id: officeId,
      kind: 'xml',
      state: 'done',
      received_at: at,
      finished_at: at,
    })
  await insertRows(database, 'feed_webhook', {
    office_id: 1,
    url: 'https://office.example/old',
    secret: 'x',
    changed_at: at,
  })
  const licence = { proof: 'licence', licence_number: '012345L', licence_state: 'VIC', requested_at: at }
  await insertRows(database, 'agent_claim', { id: 9, member_id: 2, agent_id: 1, ...licence })
  made.claim = 9
}, 120_000)
afterAll(() => Promise.all([posts.close(), agents.close()]))

type Call = { app: () => FastifyInstance; method?: 'POST' | 'PUT' | 'DELETE'; url?: string; payload: () => object }
const graphql = (app: () => FastifyInstance, operation: () => string, variables?: object): Call => ({
  app,
  payload: () => ({ query: `mutation ${operation()}`, ...(variables && { variables }) }),
})
const ofPosts = (operation: () => string) => graphql(() => posts.app, operation)
const ofAgents = (operation: () => string, variables?: object) => graphql(() => agents.app, operation, variables)
const rest = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object): Call => ({
  app: () => agents.app,
  method,
  url,
  payload: () => payload,
})

const reason = 'reason: "For a reason."'
const moderating = (decision: string, more = '') =>
  ofPosts(
    () =>
      `{ moderatePost(input: { postId: ${made.question}, decision: ${decision}, ${reason}${more} }) { case { status } } }`,
  )
const reviewing = (decision: string) =>
  ofPosts(
    () => `{ moderatePost(input: { postId: ${made.review}, decision: ${decision}, ${reason} }) { case { status } } }`,
  )
const acting = (act: string, more = '') =>
  ofAgents(() => `{ actOnListing(input: { listingId: 1, act: ${act}, ${reason}${more} }) { isChanged } }`)
const claiming = (isApproved: boolean) =>
  ofAgents(() => `{ decideAgentClaim(claimId: "${made.claim}", isApproved: ${isApproved}, reason: "") { state } }`)
const deciding = (isAccepted: boolean) =>
  ofAgents(
    () =>
      `{ decidePastSale(id: ${made.sale}, version: 0, isAccepted: ${isAccepted}, ${reason}) { pastSale { status } } }`,
  )

const showingVideo = (isVisible: boolean) =>
  ofAgents(
    () => `{ showListingVideo(input: { listingId: 1, isVisible: ${isVisible}, ${reason} }) { video { state } } }`,
  )
const ofPremier = (act: string) =>
  ofAgents(
    () =>
      `{ actOnPremierWorkflow(input: { username: "tom-ryan", act: ${act}, revision: 0, ${reason} }) { workflow { state } } }`,
  )

const VIDEOS = ['agents_permission CanToggleVideoVisibility']
const PREMIER = ['agents_permission CanTriggerPremierAgentWorkflow']
const WRITING = ['ugc_permission CanManageAny']
const REVIEWS = ['agents_permission CanManageAnyAgentReview']
const PROFILES = ['agents_permission CanChangeAnyAgentsSetting']
const FILES = ['multiloaders_permission CanStoreAFile']
const ERRORS = ['multiloaders_permission CanStoreAnError']
const LISTINGS = ['listings_permission CanManageAny']
const BOOSTS = ['listings_permission CanBoost']

/** Each act with whose claims do it; those on members are in staff-members.db.test.ts and recent-sign-in.db.test.ts, and sending a file in feed-uploads.db.test.ts. */
const acts: readonly [StaffActionKind, readonly string[], Call][] = [
  ['publishPost', WRITING, moderating('publish')],
  ['rejectPost', WRITING, moderating('reject')],
  ['editPost', WRITING, moderating('edit', ', title: "Where is the market?", content: "Which days?"')],
  [
    'mergePost',
    WRITING,
    ofPosts(
      () =>
        `{ moderatePost(input: { postId: ${made.question}, decision: merge, mergeIntoId: ${made.other}, ${reason} }) { case { status } } }`,
    ),
  ],
  ['publishReview', REVIEWS, reviewing('publish')],
  ['rejectReview', REVIEWS, reviewing('reject')],
  ['closeWriting', WRITING, ofPosts(() => `{ closeWriting(memberId: ${ALICE}, ${reason}) { memberId } }`)],
  ['openWriting', WRITING, ofPosts(() => `{ openWriting(memberId: ${BRUNO}, ${reason}) { memberId } }`)],
  ['approveAgentClaim', PROFILES, claiming(true)],
  ['refuseAgentClaim', PROFILES, claiming(false)],
  [
    'changeAgentProfile',
    PROFILES,
    ofAgents(
      () =>
        '($input: AgentSettingsInput!) { updateAgentSettings(username: "tom-ryan", input: $input) { settings { version } } }',
      { input: { ...profile, bio: 'Something else.', baseVersion: 1 } },
    ),
  ],
  [
    'changeAgentVideo',
    ['agents_permission CanToggleVideoVisibility', ...PROFILES],
    ofAgents(
      () =>
        `{ setAgentVideoVisibility(username: "tom-ryan", url: "${VIDEO}", isVisible: false) { settings { version } } }`,
    ),
  ],
  [
    'changePrincipal',
    PROFILES,
    ofAgents(() => '{ setOfficePrincipal(username: "tom-ryan", isPrincipal: true) { settings { version } } }'),
  ],
  [
    'addPastSale',
    PROFILES,
    rest('POST', '/api/agent/2/transactions', { ...pastSale, streetAddress: '99 Moor Street' }),
  ],
  ['acceptPastSale', PROFILES, deciding(true)],
  ['removePastSale', PROFILES, deciding(false)],
  ['createFeedKey', FILES, ofAgents(() => '{ createFeedKey(officeId: 1, name: "Other") { secret } }')],
  ['revokeFeedKey', FILES, ofAgents(() => `{ revokeFeedKey(keyId: "${made.feedKey}") { key { id } } }`)],
  [
    'setFeedWebhook',
    FILES,
    ofAgents(() => '{ setFeedWebhook(officeId: 1, url: "https://office.example/hook") { secret } }'),
  ],
  ['removeFeedWebhook', FILES, ofAgents(() => '{ removeFeedWebhook(officeId: 1) { feed { maySend } } }')],
  ['setFeedNote', ERRORS, ofAgents(() => `{ setFeedNote(uploadId: "${UPLOAD}", note: "Seen.") { upload { note } } }`)],
  [
    'setFolderNote',
    ERRORS,
    ofAgents(() => `{ setFeedNote(uploadId: "${OF_FOLDER}", note: "Seen.") { upload { note } } }`),
  ],
  ['hideListing', LISTINGS, acting('hide')],
  ['showListing', LISTINGS, acting('show')],
  ['withdrawListing', LISTINGS, acting('withdraw')],
  ['boostListing', BOOSTS, acting('boost', ', days: 7')],
  ['endListingBoost', BOOSTS, acting('endBoost')],
  [
    'generateListingVideo',
    ['agents_permission CanGenerateVideo'],
    ofAgents(() => `{ generateListingVideo(input: { listingId: 1, ${reason} }) { video { state } } }`),
  ],
  ['showListingVideo', VIDEOS, showingVideo(true)],
  ['hideListingVideo', VIDEOS, showingVideo(false)],
  ['startPremier', PREMIER, ofPremier('start')],
  ['confirmPremierContact', PREMIER, ofPremier('confirmContact')],
  ['completePremier', PREMIER, ofPremier('complete')],
  ['stopPremier', PREMIER, ofPremier('stop')],
]

async function codeOf({ app, method = 'POST', url = '/graphql', payload }: Call, claim: string): Promise<string> {
  const answer = await app().inject({ method, url, headers: { 'x-claim': claim }, payload: payload() })
  const [error] = answer.json<{ errors?: { code?: string; extensions?: { code: string } }[] }>().errors ?? []
  return error?.extensions?.code ?? error?.code ?? 'done'
}

it.each(acts)('%s is for %j alone, who logged in recently', async (_kind, claims, call) => {
  const codes = new Map<string, string>()
  for (const claim of everyClaim) codes.set(claim, await codeOf(call, claim))
  const codesWhere = (isAllowed: boolean) => [...codes].filter(([claim]) => claims.includes(claim) === isAllowed)
  expect(codesWhere(true)).toEqual(claims.map((claim) => [claim, 'SIGN_IN_AGAIN']))
  expect(codesWhere(false).filter(([, code]) => code !== 'FORBIDDEN' && code !== 'NOT_FOUND')).toEqual([])
})

it('nothing of it was done', async () => {
  const logs = await Promise.all([posts, agents].map(({ database }) => database.query('select kind from staff_action')))
  expect(logs).toEqual([[{ kind: 'closeWriting' }], []])
  expect((await moderate(STELLA, { postId: made.question })).errors).toBeUndefined()
})
