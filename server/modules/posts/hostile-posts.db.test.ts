import { visibleText } from '#domain/text/visible-text.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, reviewCalls, reviewTexts } from '#tests/support/review-calls.ts'
import {
  ALICE,
  BRUNO,
  EVA,
  type ReviewsUnderTest,
  reviewsUnderTest,
  STELLA,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const FITZROY = 'fitzroy-vic-3065'
const SAID = 'post { postId title content status holdReasons path }'
const mutations = {
  askQuestion: 'AskQuestionInput',
  answerQuestion: 'ReplyInput',
  commentOnAnswer: 'ReplyInput',
  writeLocationReview: 'WriteLocationReviewInput',
  updateLocationReview: 'UpdateLocationReviewInput',
} as const
type Name = keyof typeof mutations

const call = (memberId: number, name: Name, input: object) =>
  portal.ask(memberId, `mutation Call($input: ${mutations[name]}!) { call: ${name}(input: $input) { ${SAID} } }`, {
    input,
  })
async function post(memberId: number, name: Name, input: object) {
  const { data, errors } = await call(memberId, name, input)
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  // What is written within a few minutes is held.
  portal.setNow(new Date(portal.now().getTime() + 700_000))
  return data.call.post
}

const said = {
  title: 'Trams, trees and a bakery',
  content: 'We came for the park and stayed for the neighbours, who lend ladders to whoever asks.',
}
const review = (given: object = {}) => ({ ...said, rating: 4, authorRelation: 'livesHere', ...given })
const place = (given: object = {}, locationUniqueUri = FITZROY) => ({ locationUniqueUri, review: review(given) })
const question = (given: object = {}) => ({ locationUniqueUri: FITZROY, title: 'Is it loud at night?', ...given })

const legacy = async (memberId: number, url: string, payload?: object) =>
  (await portal.app.inject({ method: 'POST', url, headers: portal.headers(memberId), payload })).statusCode
const helpful = (memberId: number, id: number | string) => legacy(memberId, `/api/posts/review/helpful/${id}`)
const votesOf = async (id: number | string) =>
  portal.database.query('select vote_count as votes from post where id = $1', [Number(id)])

async function thread() {
  const asked = await post(ALICE, 'askQuestion', question())
  const answer = await post(BRUNO, 'answerQuestion', { postId: asked.postId, content: 'Only in summer.' })
  return { asked, answer }
}

describe('a vote', () => {
  it('that is given twice at once, by both contracts, counts once, whatever it is for', async () => {
    const { answer } = await thread()
    const ofPlace = await post(BRUNO, 'writeLocationReview', place())
    const ofAgent = await reviewCalls(() => portal).written(BRUNO)
    for (const id of [answer.postId, ofPlace.postId, Number(ofAgent.id)]) {
      const isOfAgent = id === Number(ofAgent.id)
      const vote = isOfAgent
        ? reviewTexts.helpful
        : 'mutation V($id: Int!) { voteForAnswer(postId: $id, isGiven: true) { votes } }'
      const variables = isOfAgent ? { id: String(id), isHelpful: true } : { id }
      await Promise.all([helpful(ALICE, id), helpful(ALICE, id), portal.ask(ALICE, vote, variables), helpful(EVA, id)])
      expect(await votesOf(id)).toEqual([{ votes: 2 }])
      expect(await legacy(ALICE, `/api/posts/review/undo/${id}`)).toBe(204)
      expect(await votesOf(id)).toEqual([{ votes: 1 }])
    }
  })

  it('for one’s own counts for nothing', async () => {
    const { answer } = await thread()
    const ofPlace = await post(BRUNO, 'writeLocationReview', place())
    const ofAgent = await reviewCalls(() => portal).written(BRUNO)
    for (const id of [answer.postId, ofPlace.postId, ofAgent.id]) {
      expect([await helpful(BRUNO, id), await votesOf(id)]).toEqual([403, [{ votes: 0 }]])
      expect(await legacy(BRUNO, `/api/user/report?postId=${id}`)).toBe(403)
    }
  })
})

describe('what was removed', () => {
  it.each(['rejected', 'withdrawn', 'held'])(
    'is answered, commented, voted for and reported by nobody: %s',
    async (status) => {
      const { asked, answer } = await thread()
      await portal.database.query('update post set status = $2 where id = $1', [asked.postId, status])
      const reply = { content: 'I know.' }
      expect(codeOf(await call(EVA, 'answerQuestion', { postId: asked.postId, ...reply }))).toBe('NOT_FOUND')
      expect(codeOf(await call(EVA, 'commentOnAnswer', { postId: answer.postId, ...reply }))).toBe('NOT_FOUND')
      expect(await legacy(EVA, `/api/posts/review/savecomment/${asked.postId}`, reply)).toBe(404)
      expect(await legacy(EVA, `/api/user/report?postId=${asked.postId}`)).toBe(404)
      const onAnswer = {
        vote: `voteForAnswer(postId: ${answer.postId}, isGiven: true) { votes }`,
        report: `reportPost(postId: ${answer.postId}, reason: advertising) { postId }`,
        accept: `acceptAnswer(postId: ${answer.postId}, isAccepted: true) { isAccepted }`,
      }
      for (const field of Object.values(onAnswer)) {
        expect([field, codeOf(await portal.ask(ALICE, `mutation { ${field} }`))]).toEqual([field, 'NOT_FOUND'])
      }
      expect(await helpful(EVA, answer.postId)).toBe(404)
      expect(await legacy(EVA, `/api/user/report?postId=${answer.postId}`)).toBe(404)
      await portal.database.query('update post set status = $2 where id = $1', [answer.postId, status])
      expect(await helpful(EVA, answer.postId)).toBe(404)
    },
  )

  it('takes its answers off the profile of who wrote them: list and numbers', async () => {
    const { asked, answer } = await thread()
    const other = await post(ALICE, 'askQuestion', question({ title: 'Which school is close?' }))
    const kept = await post(BRUNO, 'answerQuestion', { postId: other.postId, content: 'The one by the oval.' })
    const read = async () => {
      const text = `{ profile(username: "bruno-costa") { answerCount }
        agentAnswers(username: "bruno-costa") { total results { reply { postId } } } }`
      const { profile, agentAnswers } = (await portal.ask(null, text)).data
      const ids = agentAnswers.results.map(({ reply }: { reply: { postId: number } }) => reply.postId)
      return [profile.answerCount, agentAnswers.total, ids]
    }
    expect(await read()).toEqual([2, 2, [kept.postId, answer.postId]])
    await portal.database.query(`update post set status = 'rejected' where id = $1`, [asked.postId])
    expect(await read()).toEqual([1, 1, [kept.postId]])
  })

  it('while somebody answers is either answered or removed', async () => {
    const asked = await post(ALICE, 'askQuestion', question())
    const [removed, answered] = await Promise.all([
      portal.ask(ALICE, `mutation { withdrawPost(postId: ${asked.postId}) { post { status } } }`),
      call(BRUNO, 'answerQuestion', { postId: asked.postId, content: 'Only in summer.' }),
    ])
    expect([
      ['BAD_INPUT', 'none'],
      ['none', 'NOT_FOUND'],
    ]).toContainEqual([codeOf(removed), codeOf(answered)])
  })
})

const everyText: readonly (readonly [name: Name, field: string, given: (text: string) => object])[] = [
  ['askQuestion', 'title', (title) => question({ title })],
  ['askQuestion', 'content', (content) => question({ content })],
  ['answerQuestion', 'content', (content) => ({ postId: 1, content })],
  ['commentOnAnswer', 'content', (content) => ({ postId: 1, content })],
  ['writeLocationReview', 'title', (title) => place({ title })],
  ['writeLocationReview', 'content', (content) => place({ content })],
  ['writeLocationReview', 'pros', (text) => place({ pros: [text] })],
  ['writeLocationReview', 'cons', (text) => place({ cons: ['Parking', text] })],
]

describe('a text', () => {
  it.each([
    ['of 50,000 signs', 'x'.repeat(50_000)],
    ['of 50,000 emoji', '🏡'.repeat(25_000)],
    ['of emoji alone', '🏡👍🏽👩‍👩‍👧'.repeat(12)],
    ['of what nobody sees', '\u200B\u200F\u202E\u2066\uFEFF'.repeat(12)],
    ['of one letter among what nobody sees', `a${'\u200B\u2060'.repeat(20)}`],
    ['of marks and spaces', ' \u0301\u00A0 \n'.repeat(12)],
  ])('%s is refused in every field', async (_name, text) => {
    for (const [name, field, given] of everyText) {
      // A question may have no more than its title.
      if (field === 'content' && name === 'askQuestion' && visibleText(text).length < 2) continue
      expect([name, field, codeOf(await call(ALICE, name, given(text)))]).toEqual([name, field, `BAD_INPUT ${field}`])
    }
    expect(await portal.database.query('select 1 from post')).toEqual([])
  })

  it('loses marks that turn the line around, and what nobody sees', async () => {
    const turned = (text: string) => `\u202E${text.slice(0, 4)}\u200B${text.slice(4)}\u2069\u200F`
    const asked = await post(
      ALICE,
      'askQuestion',
      question({ title: turned('Is it loud at night?'), content: turned('I mean it.') }),
    )
    expect(asked).toMatchObject({ title: 'Is it loud at night?', content: 'I mean it.' })
    const reply = await post(BRUNO, 'answerQuestion', { postId: asked.postId, content: turned('Only in summer.') })
    expect(reply.content).toBe('Only in summer.')
    const comment = await post(ALICE, 'commentOnAnswer', { postId: reply.postId, content: turned('Thank you.') })
    expect(comment.content).toBe('Thank you.')
    const points = { pros: [turned('Trams')], cons: [turned('Parking')] }
    const { postId } = await post(ALICE, 'writeLocationReview', place({ title: turned(said.title), ...points }))
    expect(
      await portal.database.query('select title, pros, cons from post join location_review using (id) where id = $1', [
        postId,
      ]),
    ).toEqual([{ title: said.title, pros: ['Trams'], cons: ['Parking'] }])
    const decide = `mutation D($reason: String!) { moderatePost(input: { postId: ${postId}, decision: reject, reason: $reason }) { case { status } } }`
    await portal.ask(STELLA, decide, { reason: turned('It advertises.') })
    expect(await portal.database.query('select reason from post_decision')).toEqual([{ reason: 'It advertises.' }])
    expect(codeOf(await portal.ask(STELLA, decide, { reason: '\u200B\u202E'.repeat(9) }))).toBe('BAD_INPUT reason')
  })
})

describe('the same review', () => {
  const places = ['carlton-vic-3053', 'smith-street-fitzroy-vic-3065']

  it('pasted to ten places is published once, also when it is pasted into others later', async () => {
    const others = Array.from({ length: 7 }, (_each, at) => `pasted-${at}-vic-3065`)
    for (const [at, uri] of others.entries()) {
      await portal.database.query(
        `insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
         select 9000 + $1::int, $2, 'suburb', 'Pasted ' || $1, 'VIC', '3065', -37000000, 144000000, 'city'
         on conflict do nothing`,
        [at, uri],
      )
    }
    const held = { status: 'held', holdReasons: ['repeated'] }
    expect(await post(ALICE, 'writeLocationReview', place())).toMatchObject({ status: 'published' })
    for (const uri of [...places, ...others]) {
      expect([uri, await post(ALICE, 'writeLocationReview', place({ title: `Why ${uri.slice(0, 8)}` }, uri))]).toEqual([
        uri,
        expect.objectContaining(held),
      ])
    }
    await portal.database.query(`delete from post where location_id >= 9000`)
    await portal.database.query(`delete from location where id >= 9000`)
  })

  it('is held where it takes the place of another, and a small change of it is not', async () => {
    const { postId } = await post(ALICE, 'writeLocationReview', place())
    const content = 'Buses come when they feel like it; cycling is faster than anything else around here.'
    const other = await post(
      ALICE,
      'writeLocationReview',
      place({ title: 'Get a bicycle', content }, 'carlton-vic-3053'),
    )
    expect(other.status).toBe('published')
    const same = await post(ALICE, 'updateLocationReview', { postId: other.postId, review: review() })
    expect(same).toMatchObject({ status: 'held', holdReasons: ['repeated'] })
    const changed = await post(ALICE, 'updateLocationReview', {
      postId,
      review: review({ content: `${said.content} Really.` }),
    })
    expect(changed).toMatchObject({ status: 'published', holdReasons: [] })
  })
})

it('a suburb that is renamed keeps its reviews, questions and score', async () => {
  const asked = await post(ALICE, 'askQuestion', question())
  const written = await post(ALICE, 'writeLocationReview', place())
  const read = async (uri: string) =>
    (
      await portal.ask(
        null,
        `{ locationReviews(locationUniqueUri: "${uri}") { location { name } results { postId } }
           locationQuestionIndex(locationUniqueUri: "${uri}") { results { postId location { uri } } }
           locationOverview(identifier: "${uri}") { score reviewCount questionCount } }`,
      )
    ).data
  const before = await read(FITZROY)
  const rename = (uri: string, name: string) =>
    portal.database.query(
      'update location set uri = $1, name = $2 where id = (select location_id from post where id = $3)',
      [uri, name, asked.postId],
    )
  await rename('fitzroy-village-vic-3065', 'Fitzroy Village')
  // Places are kept in memory for ten minutes; other tests went ahead of this one.
  portal.setNow(new Date(portal.now().getTime() + 24 * 3_600_000))
  const after = await read('fitzroy-village-vic-3065')
  expect(after.locationReviews).toEqual({
    location: { name: 'Fitzroy Village' },
    results: [{ postId: written.postId }],
  })
  expect(after.locationQuestionIndex.results).toEqual([
    { postId: asked.postId, location: { uri: 'fitzroy-village-vic-3065' } },
  ])
  expect(after.locationOverview).toEqual(before.locationOverview)
  await rename(FITZROY, 'Fitzroy')
})
