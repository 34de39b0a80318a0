import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  DAN,
  emailOf,
  EVA,
  MIA,
  type ReviewsUnderTest,
  reviewsUnderTest,
  STELLA,
  TOM,
} from '#tests/support/reviews-under-test.ts'
import { restContractCheck } from '#tests/support/rest-contract.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const CLIENT = 'client@mail.example'
const DAY_MS = 24 * 60 * 60 * 1000
const REQUEST = `mutation Ask($input: RequestReviewInput!) { requestReview(input: $input) { request { id status clientEmail expiresAt } } }`
const ANSWER = `mutation Answer($input: WriteRequestedReviewInput!) { writeRequestedReview(input: $input) { isPublished } }`
const INVITATION = `query Invitation($id: String!) { reviewInvitation(uniqueIdentifier: $id) { status clientName propertyAddress agent { username } } }`
const LIST = `query List($status: ReviewRequestStatus!) { reviewRequests(status: $status) { total results { clientName status review { title } } } }`
const WITHDRAW = `mutation Withdraw($id: ID!) { withdrawReviewRequest(requestId: $id) { request { status } } }`

let keys = 0
const asked = (input: object = {}) => {
  keys += 1
  return {
    idempotencyKey: `key-of-test-${keys}`,
    clientName: 'Carol',
    clientEmail: CLIENT,
    serviceProvidedType: 'sale',
    propertyAddress: '9 Napier Street, Fitzroy VIC 3065',
    ...input,
  }
}
const request = (memberId: number | null, input: object = {}) => portal.ask(memberId, REQUEST, { input: asked(input) })
const review = {
  title: 'Sold above the reserve',
  content: 'She kept us calm until the hammer fell.',
  rating: 5,
  serviceProvidedType: 'appraisal',
  propertyAddress: '1 Elsewhere Street, Carlton VIC 3053',
}
const answer = (uniqueIdentifier: string, changes: object = {}) =>
  portal.ask(null, ANSWER, { input: { uniqueIdentifier, name: 'Carol M.', review: { ...review, ...changes } } })
const errorOf = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions: { code } }) => `${code}: ${message}`).join() ?? 'none'
const summary = async () =>
  (
    await portal.ask(
      null,
      '{ agentReviews(username: "mia-chen") { total results { reviewer { name username } isRequested isVerified serviceProvidedType propertyAddress } agent { reviewSummary { count importedCount verifiedCount } } } }',
    )
  ).data.agentReviews

const OFFICE = '203.0.113.9'
const BROWSER = 'the-browser-of-the-agent'
/** Why the answer of a client was held whom Mia asked from her office. */
async function heldOf(email: string, about: object, changes: object, from = '198.51.100.7', browser?: string) {
  await portal.ask(MIA, REQUEST, { input: asked({ clientEmail: email, ...about }) }, OFFICE, BROWSER)
  const uniqueIdentifier = await portal.identifierFor(email)
  const input = { uniqueIdentifier, name: 'Carol M.', review: { ...review, ...changes } }
  await portal.ask(null, ANSWER, { input }, from, browser)
  const [row] = await portal.database.query<{ holdReasons: string[] }>(
    'select hold_reasons as "holdReasons" from post where author_email = $1 order by id desc limit 1',
    [email],
  )
  return row?.holdReasons
}

describe('a request for a review', () => {
  it('is mailed, answered once without an account, and verified by the sale that the agent named', async () => {
    const { data } = await request(MIA)
    expect(data.requestReview.request).toMatchObject({ status: 'waiting', clientEmail: CLIENT })
    const id = await portal.identifierFor(CLIENT)
    expect((await portal.ask(null, INVITATION, { id })).data.reviewInvitation).toEqual({
      status: 'waiting',
      clientName: 'Carol',
      propertyAddress: '9 Napier Street, Fitzroy VIC 3065',
      agent: { username: 'mia-chen' },
    })
    expect((await answer(id)).data.writeRequestedReview).toEqual({ isPublished: true })
    expect(errorOf(await answer(id))).toBe('BAD_INPUT: This link has been used. Your review has reached us.')
    expect(await summary()).toMatchObject({
      total: 1,
      results: [
        {
          reviewer: { name: 'Carol M.', username: null },
          isRequested: true,
          isVerified: true,
          serviceProvidedType: 'sale',
          propertyAddress: '9 Napier Street, Fitzroy, VIC 3065',
        },
      ],
      agent: { reviewSummary: { count: 1, verifiedCount: 1 } },
    })
    const list = await portal.ask(MIA, LIST, { status: 'answered' })
    expect(list.data.reviewRequests).toMatchObject({ total: 1, results: [{ review: { title: review.title } }] })
  })

  it('is mailed without what leads elsewhere in the name of the client, and never in the portal’s name', async () => {
    await request(MIA, { clientName: 'Win: evil.example/pay, 0400 000 000' })
    const [mail] = await portal.database.query<{ words: string }>(
      'select concat(subject, text_body, html_body) as words from mail where recipient = $1',
      [CLIENT],
    )
    expect(mail?.words).toContain('Hello,')
    expect(mail?.words).not.toMatch(/evil|0400/)
    expect(errorOf(await request(MIA, { clientName: 'Homely Support' }))).toMatch(/belongs to the portal/)
  })

  it('is answered once by two tabs at once', async () => {
    await request(MIA)
    const id = await portal.identifierFor(CLIENT)
    const answers = await Promise.all([answer(id), answer(id)])
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect((await summary()).total).toBe(1)
  })

  it('mailed twice does no harm: within ten minutes there is one mail, and three at most', async () => {
    const first = (await request(MIA)).data.requestReview.request
    expect((await request(MIA)).data.requestReview.request.id).toBe(first.id)
    expect(await portal.subjectsTo(CLIENT)).toHaveLength(1)
    const link = await portal.identifierFor(CLIENT)
    for (const days of [1, 2]) {
      portal.setNow(new Date(portal.now().getTime() + days * DAY_MS))
      expect((await request(MIA)).data.requestReview.request.id).toBe(first.id)
    }
    expect(await portal.identifierFor(CLIENT)).toBe(link)
    portal.setNow(new Date(portal.now().getTime() + DAY_MS))
    expect(errorOf(await request(MIA))).toBe(
      'BAD_INPUT: We have written to this client three times. We don’t write again.',
    )
    expect(await portal.subjectsTo(CLIENT)).toHaveLength(3)
    expect((await answer(link)).data.writeRequestedReview.isPublished).toBe(true)
    expect(errorOf(await request(MIA))).toBe('BAD_INPUT: This client has reviewed you for this home already.')
  })

  it('under the same key is one, also when it is sent at once', async () => {
    const input = asked()
    const answers = await Promise.all([1, 2, 3].map(() => portal.ask(MIA, REQUEST, { input })))
    expect(new Set(answers.map(({ data }) => data.requestReview.request.id)).size).toBe(1)
    expect(await portal.subjectsTo(CLIENT)).toHaveLength(1)
  })

  it('no longer holds after 30 days, nor once it was taken back, and a changed link never', async () => {
    await request(MIA)
    const id = await portal.identifierFor(CLIENT)
    const start = portal.now().getTime()
    portal.setNow(new Date(start + 30 * DAY_MS))
    expect((await portal.ask(null, INVITATION, { id })).data.reviewInvitation.status).toBe('expired')
    expect(errorOf(await answer(id))).toBe('BAD_INPUT: This link is no longer valid. Ask the agent for a new one.')
    portal.setNow(new Date(start))
    const requestId = (await request(MIA)).data.requestReview.request.id
    expect(errorOf(await portal.ask(EVA, WITHDRAW, { id: requestId }))).toBe('NOT_FOUND: There is no such request.')
    expect((await portal.ask(MIA, WITHDRAW, { id: requestId })).data.withdrawReviewRequest.request.status).toBe(
      'withdrawn',
    )
    expect(errorOf(await answer(id))).toBe('BAD_INPUT: The agent has taken this request back.')
    expect(errorOf(await answer(`${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`))).toMatch(/^NOT_FOUND/)
    expect((await portal.ask(null, INVITATION, { id: '1-x' })).data.reviewInvitation).toBeNull()
    expect((await summary()).total).toBe(0)
  })

  it('is held for staff where a rule says so, and counts only then', async () => {
    await request(MIA)
    const id = await portal.identifierFor(CLIENT)
    expect((await answer(id, { content: 'See www.example.com for what we think.' })).data.writeRequestedReview).toEqual(
      {
        isPublished: false,
      },
    )
    expect((await summary()).agent.reviewSummary.count).toBe(0)
  })

  it('is held where the agent could have answered it: from one network, at one mail host, about no sale on record', async () => {
    expect(await heldOf('one@first.example', {}, {}, OFFICE)).toEqual(['sameNetwork'])
    expect(await heldOf('two@mia-chen.example', {}, {}, '198.51.100.1')).toEqual(['sameMailbox'])
    expect(await heldOf('three@third.example', { propertyAddress: '' }, {}, '198.51.100.2')).toEqual(['unproven'])
    expect(await heldOf('four@fourth.example', { propertyAddress: '' }, { rating: 4 }, '198.51.100.3')).toEqual([])
    expect(await heldOf('five@fifth.example', {}, {}, '198.51.100.4')).toEqual([])
  })

  it('is held when another was answered from the same network or at the same mail host, by somebody else', async () => {
    const network = '198.51.100.20'
    const bought = { serviceProvidedType: 'purchase' }
    expect(await heldOf('one@own.example', {}, {}, network)).toEqual([])
    expect(await heldOf('two@other.example', bought, { rating: 4 }, network)).toEqual(['sameNetwork'])
    expect(await heldOf('three@own.example', bought, { rating: 4 }, '198.51.100.21')).toEqual(['sameMailbox'])
    expect(await heldOf('four@fourth.example', {}, {}, '198.51.100.22')).toEqual([])
    expect(await heldOf('four@fourth.example', bought, { rating: 4 }, '198.51.100.22')).toEqual([])
  })

  it('is held when it comes from the browser in which the agent asked, or another was answered, whatever the network', async () => {
    const browser = 'the-browser-of-a-client'
    const bought = { serviceProvidedType: 'purchase' }
    expect(await heldOf('one@first.example', {}, {}, '198.51.100.31', BROWSER)).toEqual(['sameNetwork'])
    expect(await heldOf('two@second.example', {}, {}, '198.51.100.32', browser)).toEqual([])
    expect(await heldOf('three@third.example', bought, { rating: 4 }, '198.51.100.33', browser)).toEqual([
      'sameNetwork',
    ])
    portal.setNow(new Date(portal.now().getTime() + 30 * 24 * 60 * 60 * 1000))
    await portal.runJob('reviews.networks')
    for (const table of ['post', 'review_request'])
      expect(await portal.database.query(`select 1 from ${table} where browser_mark is not null`)).toEqual([])
  })

  it('is not answered in a browser in which somebody of the office is logged in', async () => {
    await request(MIA)
    const input = { uniqueIdentifier: await portal.identifierFor(CLIENT), name: 'Carol M.', review }
    expect(errorOf(await portal.ask(TOM, ANSWER, { input }))).toMatch(/^FORBIDDEN/)
    expect(errorOf(await portal.ask(ALICE, ANSWER, { input }))).toBe('none')
  })

  it('is made by agents alone, whose address is confirmed, and never to their own office', async () => {
    expect(errorOf(await request(null))).toMatch(/^UNAUTHENTICATED/)
    expect(errorOf(await request(ALICE))).toMatch(/^FORBIDDEN/)
    expect(errorOf(await request(STELLA))).toMatch(/^FORBIDDEN/)
    for (const member of [MIA, TOM]) {
      expect(errorOf(await request(MIA, { clientEmail: emailOf(member) }))).toMatch(/somebody of your office/)
    }
    expect(errorOf(await request(MIA, { clientEmail: 'nobody' }))).toMatch(/^BAD_INPUT: Enter a full email/)
    expect(errorOf(await request(MIA, { clientName: ' ' }))).toMatch(/^BAD_INPUT: A name has/)
    expect(errorOf(await request(MIA, { propertyAddress: '1 High Street, Nowhere VIC 9999' }))).toMatch(
      /know this suburb/,
    )
    await portal.database.query('update member set email_confirmed_at = null where id = $1', [MIA])
    expect(errorOf(await request(MIA))).toBe('FORBIDDEN: Please confirm your email address first.')
  })

  it('knows the client who reviewed by account before', async () => {
    const text = 'mutation W($input: WriteAgentReviewInput!) { writeAgentReview(input: $input) { review { id } } }'
    const about = { ...review, serviceProvidedType: 'sale', propertyAddress: '9 Napier Street, Fitzroy VIC 3065' }
    await portal.ask(BRUNO, text, { input: { username: 'mia-chen', idempotencyKey: 'key-of-bruno', review: about } })
    expect(errorOf(await request(MIA, { clientEmail: emailOf(BRUNO) }))).toMatch(/has reviewed you/)
    expect(errorOf(await request(MIA, { clientEmail: emailOf(DAN) }))).toBe('none')
  })
})

const contract = restContractCheck('rest')

async function call(
  operation: string,
  options: { method?: 'GET' | 'POST'; url: string; memberId?: number; payload?: object },
) {
  const { method = 'GET', url, memberId = 0, payload } = options
  const response = await portal.app.inject({
    method,
    url,
    headers: portal.headers(memberId),
    ...(payload ? { payload } : {}),
  })
  const answered = { status: response.statusCode, headers: response.headers, body: response.body }
  expect(contract.violations(operation, answered)).toEqual([])
  return { status: response.statusCode, json: response.json() }
}

describe('over REST', () => {
  it('a client is asked, and the agent and staff alone see whom', async () => {
    const made = await call('requestVendorReview', {
      method: 'POST',
      url: '/rest/reviews/vendor/requests',
      memberId: MIA,
      payload: asked(),
    })
    expect(made).toMatchObject({ status: 200, json: { status: 1, review: null, clientEmail: CLIENT } })
    const list = (memberId: number, query = '') =>
      call('getVendorReviews', { url: `/rest/reviews/vendor?agentUserId=${MIA}${query}`, memberId })
    expect((await list(MIA)).json).toMatchObject({ total: 1, paging: { skip: 0, take: 20 } })
    expect((await list(STELLA)).json.total).toBe(1)
    expect((await list(MIA, '&status=2')).json.total).toBe(0)
    expect((await list(EVA)).status).toBe(404)
    expect((await list(0)).status).toBe(401)
    const one = (memberId: number) => call('getVendorReview', { url: `/rest/reviews/vendor/${made.json.id}`, memberId })
    expect([(await one(MIA)).status, (await one(STELLA)).status, (await one(EVA)).status]).toEqual([200, 200, 404])
  })

  it('imported reviews are marked and count in no rating, each once', async () => {
    const imported = {
      identifier: 'r-1',
      reviewerName: 'Pat',
      title: 'Fine',
      content: 'All went well.',
      rating: 5,
      serviceProvidedType: 'sale',
      writtenOn: '2025-03-01',
    }
    const payload = { agentId: 1, source: 'Another Site', reviews: [imported, { ...imported, identifier: 'r-2' }] }
    const add = (memberId: number) =>
      call('importAgentReviews', { method: 'POST', url: '/rest/agent/reviews/imported', memberId, payload })
    expect((await add(MIA)).status).toBe(403)
    expect((await add(STELLA)).json).toEqual({ importedCount: 2, knownCount: 0 })
    expect((await add(STELLA)).json).toEqual({ importedCount: 0, knownCount: 2 })
    expect(await summary()).toMatchObject({ total: 0, agent: { reviewSummary: { count: 0, importedCount: 2 } } })
    const list = await call('getImportedAgentReviews', { url: '/rest/agent/reviews/imported?agentId=1' })
    expect(list.json).toMatchObject({ total: 2, paging: { take: 5 } })
    expect(list.json.results[0]).toMatchObject({ isImported: true, importedFrom: 'Another Site', isVerified: false })
    expect((await call('getAgentReviews', { url: '/rest/agent/1/reviews' })).json.total).toBe(0)
    expect((await call('getAgentReviews', { url: '/rest/agent/999/reviews' })).status).toBe(404)
  })
})
