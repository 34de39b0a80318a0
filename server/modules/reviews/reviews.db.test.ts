import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postStore } from '#server/modules/posts/post-store.ts'
import { codeOf, good, reviewCalls, reviewTexts } from '#tests/support/review-calls.ts'
import {
  ALICE,
  BRUNO,
  DAN,
  emailOf,
  EVA,
  MIA,
  NEW,
  STELLA,
  TOM,
  type ReviewsUnderTest,
  reviewsUnderTest,
} from '#tests/support/reviews-under-test.ts'
import { reviewLeaver } from './review-leaver.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const { page, write, written } = reviewCalls(() => portal)

describe('a review by a member', () => {
  it('is published at once, counted in the rating, and told to the agent', async () => {
    const review = await written(ALICE, { rating: 2 })
    expect(review).toMatchObject({ status: 'published', isVerified: false, propertyAddress: null })
    expect(await page()).toMatchObject({
      total: 1,
      paging: { skip: 0, take: 5 },
      agent: { reviewSummary: { count: 1, rating: 2, spread: [0, 1, 0, 0, 0], verifiedCount: 0, importedCount: 0 } },
      results: [{ title: 'Straight with us', reviewer: { name: 'Alice Lee', username: 'alice-lee' } }],
    })
    expect(await portal.subjectsTo(emailOf(MIA))).toEqual(['You have a new review: Straight with us'])
  })

  it('says that its address fits a sale on record, however the street is written, which verifies nothing', async () => {
    const review = await written(ALICE, { propertyAddress: '9 Napier St, Fitzroy VIC 3065' })
    expect(review).toMatchObject({
      isVerified: false,
      isOnRecord: true,
      status: 'published',
      propertyAddress: '9 Napier Street, Fitzroy, VIC 3065',
    })
    const other = await written(BRUNO, { propertyAddress: '9 Napier St, Fitzroy VIC 3065' }, 'eva-rossi')
    expect(other).toMatchObject({ isOnRecord: false, propertyAddress: 'Fitzroy, VIC 3065' })
    expect((await page({ isVerifiedOnly: true })).total).toBe(0)
  })

  it('is verified once staff checked evidence, and not any more when it is changed to another sale', async () => {
    const { id } = await written(ALICE, { title: 'A crook' })
    const decision = { id: Number(id), decision: 'publish', reason: 'The contract of sale was shown.' }
    const decided = await portal.ask(STELLA, reviewTexts.decide, { ...decision, isProofChecked: true })
    expect(decided.data.moderatePost.case).toMatchObject({ status: 'published', isVerified: true })
    expect(await page({ isVerifiedOnly: true })).toMatchObject({
      total: 1,
      agent: { reviewSummary: { verifiedCount: 1 } },
    })
    await portal.ask(ALICE, reviewTexts.update, { id, review: { ...good, title: 'Sold' } })
    expect((await page({ isVerifiedOnly: true })).total).toBe(1)
    await portal.ask(ALICE, reviewTexts.update, { id, review: { ...good, serviceProvidedType: 'purchase' } })
    expect((await page()).agent.reviewSummary).toMatchObject({ count: 1, verifiedCount: 0 })
  })

  it('fits no lease where a sale is meant, nor a home that is still for sale', async () => {
    const lease = await written(ALICE, { propertyAddress: '2 Drummond Street, Carlton VIC 3053' })
    expect(lease.isOnRecord).toBe(false)
    const rent = await written(BRUNO, {
      propertyAddress: '2 Drummond Street, Carlton VIC 3053',
      serviceProvidedType: 'tenancy',
    })
    expect(rent.isOnRecord).toBe(true)
    expect((await written(EVA, { propertyAddress: '12 Smith Street, Fitzroy VIC 3065' })).isOnRecord).toBe(false)
  })

  it('never shows the street of a hidden address, nor one that is not on record, to others', async () => {
    const hidden = await written(ALICE, { propertyAddress: '21 Tulip Avenue, Carlton VIC 3053' })
    expect(hidden).toMatchObject({ isOnRecord: true, propertyAddress: 'Carlton, VIC 3053' })
    await written(BRUNO, { propertyAddress: '77 Secret Lane, Fitzroy VIC 3065' })
    const text = JSON.stringify(await page())
    expect(text).toContain('Carlton, VIC 3053')
    expect(text).not.toMatch(/tulip|secret/i)
  })

  it('waits for its author to confirm the address, and is published then', async () => {
    expect(await written(DAN)).toMatchObject({ status: 'unconfirmed', publishedOn: null })
    expect((await page()).total).toBe(0)
    await portal.runJob('reviews.confirmed')
    expect((await page()).total).toBe(0)
    await portal.database.query('update member set email_confirmed_at = $2 where id = $1', [DAN, portal.now()])
    await portal.runJob('reviews.confirmed')
    await portal.runJob('reviews.confirmed')
    expect(await page()).toMatchObject({ total: 1, agent: { reviewSummary: { count: 1 } } })
    expect(await portal.subjectsTo(emailOf(MIA))).toHaveLength(1)
  })

  it.each([
    ['markup', { content: 'He is <b>very</b> good at what he does.' }],
    ['link', { content: 'Read more about him on www.example.com please.' }],
    ['contactDetails', { content: 'Ask me about him on 0491 570 156 any time.' }],
    ['insult', { title: 'A crook' }],
  ])('with %s is held for staff', async (reason, review) => {
    expect(await written(ALICE, review)).toMatchObject({ status: 'held', holdReasons: [reason] })
    expect(await page()).toMatchObject({ total: 0, agent: { reviewSummary: { count: 0 } } })
    expect(await portal.subjectsTo(emailOf(MIA))).toEqual([])
  })

  it('of a new account is held when it has one star or five, each of them, whatever sale its address fits', async () => {
    const held = { status: 'held', holdReasons: ['newAccount'] }
    expect(await written(NEW, { rating: 1, propertyAddress: '9 Napier St, Fitzroy VIC 3065' })).toMatchObject(held)
    expect(await written(NEW, { rating: 5 }, 'eva-rossi')).toMatchObject(held)
    const { id, status } = await written(NEW, { rating: 3 })
    expect(status).toBe('published')
    const changed = await portal.ask(NEW, reviewTexts.update, { id, review: { ...good, rating: 1 } })
    expect(changed.data.updateAgentReview.review).toMatchObject(held)
  })

  it('from a network that another review of the agent came from is held for 30 days, one of a network of a proxy not', async () => {
    const ip = '203.0.113.9'
    expect(await written(ALICE, {}, 'mia-chen', ip)).toMatchObject({ status: 'published' })
    expect(await written(ALICE, { serviceProvidedType: 'purchase' }, 'mia-chen', ip)).toMatchObject({
      status: 'published',
    })
    expect(await written(BRUNO, {}, 'eva-rossi', ip)).toMatchObject({ status: 'published' })
    expect(await written(BRUNO, {}, 'mia-chen', ip)).toMatchObject({ status: 'held', holdReasons: ['sameNetwork'] })
    expect(await written(EVA, {}, 'mia-chen', '10.0.0.1')).toMatchObject({ status: 'published' })
    expect(await written(STELLA, {}, 'mia-chen', '10.0.0.1')).toMatchObject({ status: 'published' })
    portal.setNow(new Date(portal.now().getTime() + 30 * 24 * 60 * 60 * 1000))
    await portal.runJob('reviews.networks')
    expect(await portal.database.query('select 1 from post where network_mark is not null')).toEqual([])
    const later = await written(BRUNO, { serviceProvidedType: 'purchase' }, 'mia-chen', ip)
    expect(later).toMatchObject({ status: 'published' })
  })

  it('of a member whose mailbox is at the host of the agent’s office, or of another reviewer, is held', async () => {
    const setEmail = (id: number, email: string) =>
      portal.database.query('update member set email = $2 where id = $1', [id, email])
    await setEmail(ALICE, 'alice@mia-chen.example')
    expect(await written(ALICE)).toMatchObject({ status: 'held', holdReasons: ['sameMailbox'] })
    await setEmail(BRUNO, 'bruno@gmail.com')
    expect(await written(BRUNO)).toMatchObject({ status: 'published' })
    await setEmail(EVA, 'b.runo+2@googlemail.com')
    expect(await written(EVA)).toMatchObject({ status: 'held', holdReasons: ['sameMailbox'] })
  })

  it('is never of oneself, of the own office, or of the same sale twice', async () => {
    expect(codeOf(await write(MIA))).toBe('FORBIDDEN')
    expect(codeOf(await write(TOM))).toBe('FORBIDDEN')
    expect(codeOf(await write(EVA))).toBe('none')
    const address = { propertyAddress: '9 Napier Street, Fitzroy VIC 3065' }
    await written(ALICE, address)
    const again = { propertyAddress: '9 napier st,  Fitzroy vic 3065', title: 'Again' }
    expect(codeOf(await write(ALICE, again))).toBe('BAD_INPUT propertyAddress')
    expect(codeOf(await write(ALICE))).toBe('none')
    expect(codeOf(await write(ALICE))).toBe('BAD_INPUT propertyAddress')
  })

  it('is written once under one key, also by two requests at once', async () => {
    const input = { username: 'mia-chen', idempotencyKey: 'the-same-key', review: good }
    const answers = await Promise.all([1, 2, 3].map(() => portal.ask(ALICE, reviewTexts.write, { input })))
    expect(new Set(answers.map(({ data }) => data.writeAgentReview.review.id)).size).toBe(1)
    expect((await page()).total).toBe(1)
  })

  it('is one of five a day, however many are sent within a minute', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        write(ALICE, { propertyAddress: `${at + 1} Napier Street, Fitzroy VIC 3065` }),
      ),
    )
    const counted = codes.map(codeOf)
    expect(counted.filter((code) => code === 'none')).toHaveLength(5)
    expect(counted.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(15)
    portal.setNow(new Date(portal.now().getTime() + 24 * 60 * 60 * 1000 + 1000))
    expect(codeOf(await write(ALICE))).toBe('none')
  })

  it('is held when the agent got ten within the hour', async () => {
    await portal.database.query(
      `with written as (
         insert into post (kind, title, content, rating, written_at, published_at)
         select 'agentReview', 'One of many', 'One of many.', 5, $1::timestamptz, $1::timestamptz from generate_series(1, 10) returning id
       )
       insert into agent_review (id, agent_id, source, service_type, typed_address, is_verified, sale_key)
       select id, 1, 'member', 'sale', '', false, 'flood:' || id from written`,
      [portal.now()],
    )
    expect(await written(ALICE)).toMatchObject({ status: 'held', holdReasons: ['flood'] })
    expect((await page()).agent.reviewSummary).toMatchObject({ count: 10, spread: [0, 0, 0, 0, 10] })
  })

  it.each([
    ['no title', { title: '  ' }, 'BAD_INPUT title'],
    ['two lines of title', { title: 'One\ntwo' }, 'BAD_INPUT title'],
    ['19 characters', { content: 'x'.repeat(19) }, 'BAD_INPUT content'],
    ['10,000 characters', { content: 'x'.repeat(10_000) }, 'BAD_INPUT content'],
    ['half an emoji', { content: `${'x'.repeat(30)}\ud83c` }, 'BAD_INPUT content'],
    ['no stars', { rating: 0 }, 'BAD_INPUT rating'],
    ['six stars', { rating: 6 }, 'BAD_INPUT rating'],
    [
      'a part twice',
      {
        statistics: [
          { type: 'honesty', rating: 1 },
          { type: 'honesty', rating: 2 },
        ],
      },
      'BAD_INPUT statistics',
    ],
    ['an address of nowhere', { propertyAddress: '1 High Street, Nowhere VIC 9999' }, 'BAD_INPUT propertyAddress'],
    ['an address that is none', { propertyAddress: 'the blue house' }, 'BAD_INPUT propertyAddress'],
  ])('with %s is refused, and names the field', async (_what, review, code) => {
    expect(codeOf(await write(ALICE, review))).toBe(code)
    expect((await page()).total).toBe(0)
  })

  it('takes 4,000 emoji as they are, and nobody but members', async () => {
    const content = '🏡'.repeat(4000)
    await written(ALICE, { content })
    const [row] = await portal.database.query<{ content: string }>('select content from post')
    expect(row?.content).toBe(content)
    expect(codeOf(await write(null))).toBe('UNAUTHENTICATED')
    expect(codeOf(await write(ALICE, {}, 'alice-lee'))).toBe('NOT_FOUND')
  })
})

describe('the author', () => {
  it('changes a review, and the rating follows', async () => {
    const { id } = await written(ALICE, { rating: 5 })
    const { data } = await portal.ask(ALICE, reviewTexts.update, { id, review: { ...good, rating: 3 } })
    expect(data.updateAgentReview.review).toMatchObject({
      status: 'published',
      rating: 3,
      editedAt: '2026-11-20T13:00:00+11:00',
    })
    expect((await page()).agent.reviewSummary).toMatchObject({ count: 1, rating: 3 })
    expect(codeOf(await portal.ask(BRUNO, reviewTexts.update, { id, review: good }))).toBe('FORBIDDEN')
    expect(codeOf(await portal.ask(STELLA, reviewTexts.update, { id, review: good }))).toBe('FORBIDDEN')
  })

  it('has staff read what was changed into what a rule holds', async () => {
    const { id } = await written(ALICE)
    const review = { ...good, content: 'Find the whole story on https://example.com/story today.' }
    const { data } = await portal.ask(ALICE, reviewTexts.update, { id, review })
    expect(data.updateAgentReview.review).toMatchObject({ status: 'held', holdReasons: ['link'] })
    expect(await page()).toMatchObject({ total: 0, agent: { reviewSummary: { count: 0 } } })
  })

  it('takes a review back for good, and may write another', async () => {
    const { id } = await written(ALICE)
    for (let time = 0; time < 2; time += 1) {
      const { data } = await portal.ask(ALICE, reviewTexts.withdraw, { id })
      expect(data.withdrawAgentReview.review.status).toBe('withdrawn')
    }
    expect(await page()).toMatchObject({ total: 0, agent: { reviewSummary: { count: 0 } } })
    expect(codeOf(await portal.ask(ALICE, reviewTexts.update, { id, review: good }))).toBe('NOT_FOUND')
    expect((await portal.ask(ALICE, reviewTexts.own)).data.ownAgentReviews.reviews).toEqual([])
    expect(codeOf(await write(ALICE))).toBe('none')
  })

  it('sees what is not published, and nobody else does', async () => {
    const { id } = await written(ALICE, { title: 'A crook', propertyAddress: '5 Secret Lane, Fitzroy VIC 3065' })
    const { reviews, canWrite, isAgent } = (await portal.ask(ALICE, reviewTexts.own)).data.ownAgentReviews
    expect(reviews).toEqual([
      { id, status: 'held', typedAddress: '5 Secret Lane, Fitzroy VIC 3065', decisionReason: null },
    ])
    expect({ canWrite, isAgent }).toEqual({ canWrite: true, isAgent: false })
    expect((await portal.ask(BRUNO, reviewTexts.own)).data.ownAgentReviews.reviews).toEqual([])
    expect((await portal.ask(MIA, reviewTexts.own)).data.ownAgentReviews).toMatchObject({
      isAgent: true,
      canWrite: false,
    })
    expect((await portal.app.inject(`/rest/agent/review/${id}`)).statusCode).toBe(404)
  })

  it('says how staff could check, which they see beside their decision, and nobody else', async () => {
    const evidence = 'Ask my conveyancer Dana Ng on 0400 000 000.'
    const { id } = await written(ALICE, { title: 'A crook', evidence })
    expect((await portal.ask(STELLA, reviewTexts.cases)).data.moderationQueue.results).toMatchObject([{ evidence }])
    await portal.ask(STELLA, reviewTexts.decide, { id: Number(id), decision: 'publish', reason: 'She was there.' })
    const shown = '{ agentReviews(username: "mia-chen") { results { evidence } } }'
    for (const memberId of [BRUNO, MIA, null])
      expect((await portal.ask(memberId, shown)).data.agentReviews.results).toEqual([{ evidence: null }])
    const own = '{ ownAgentReviews(username: "mia-chen") { reviews { evidence } } }'
    expect((await portal.ask(ALICE, own)).data.ownAgentReviews.reviews).toEqual([{ evidence }])
    await portal.ask(ALICE, reviewTexts.update, { id, review: good })
    expect((await portal.ask(ALICE, own)).data.ownAgentReviews.reviews).toEqual([{ evidence }])
    const review = { ...good, evidence: ' ' }
    await portal.ask(ALICE, reviewTexts.update, { id, review })
    expect((await portal.ask(ALICE, own)).data.ownAgentReviews.reviews).toEqual([{ evidence: '' }])
  })

  it('takes nothing with them but what nobody saw when the account is deleted', async () => {
    const evidence = 'The Secret neighbours saw it.'
    await written(ALICE, { propertyAddress: '5 Secret Lane, Fitzroy VIC 3065', evidence })
    const held = await written(ALICE, { title: 'A crook' }, 'eva-rossi')
    const other = await written(BRUNO)
    await portal.ask(ALICE, reviewTexts.helpful, { id: other.id, isHelpful: true })
    const { database, now: clock } = portal
    await reviewLeaver({ database, clock, posts: postStore(database) }).leaveAll(ALICE)
    await portal.database.query(
      `update member set name = 'Former member', username = 'former-member-1', email = null, email_confirmed_at = null, deleted_at = $1
       where id = 1`,
      [portal.now()],
    )
    const { results, agent } = await page()
    expect(agent.reviewSummary.count).toBe(2)
    expect(
      results.find((each: { reviewer: { username: string | null } }) => each.reviewer.username === null),
    ).toMatchObject({
      reviewer: { name: 'Former member' },
    })
    expect(results.every((each: { helpfulCount: number }) => each.helpfulCount === 0)).toBe(true)
    expect(await portal.database.query('select 1 from post where id = $1', [Number(held.id)])).toEqual([])
    expect(
      await portal.database.query(`select 1 from agent_review where typed_address || evidence like '%Secret%'`),
    ).toEqual([])
  })
})
