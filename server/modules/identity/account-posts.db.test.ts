import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
let mia: TestBrowser
let noah: TestBrowser

const PASSWORD = 'three brown wombats'
const MIA = '/api/user/mia-chen'
const FITZROY = 'fitzroy-vic-3065'

const signUp = async (name: string, key: string) => {
  const browser = portal.browser()
  const email = `${name.split(' ')[0]?.toLowerCase()}@homely.example`
  await browser.post('/api/auth/sign-up', { name, email, password: PASSWORD, idempotencyKey: key })
  await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })
  return browser
}

beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.query('delete from post')
  await portal.forget()
  mia = await signUp('Mia Chen', 'key-of-mia-0000001')
  noah = await signUp('Noah Reid', 'key-of-noah-000001')
  // What a new account writes first is held.
  await portal.query(`update member set created_at = created_at - interval '100 days'`)
})

async function graphql(browser: TestBrowser | null, query: string) {
  const token = browser?.cookie('__Host-accessToken') ?? browser?.cookie('accessToken')
  const response = await portal.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: { query },
  })
  const { data, errors } = response.json()
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}
const call = async (browser: TestBrowser, mutation: string) =>
  (await graphql(browser, `mutation { call: ${mutation} }`)).call
async function written(browser: TestBrowser, mutation: string): Promise<number> {
  const { post } = await call(browser, `${mutation} { post { postId } }`)
  // What is written within a few minutes is held.
  await portal.query(`update post set written_at = written_at - interval '1 hour'`)
  return post.postId
}

const ask = (browser: TestBrowser, title: string, isDiscussion = false) =>
  written(
    browser,
    `askQuestion(input: { locationUniqueUri: "${FITZROY}", title: "${title}", isDiscussion: ${isDiscussion} })`,
  )
const answer = (browser: TestBrowser, postId: number, content: string) =>
  written(browser, `answerQuestion(input: { postId: ${postId}, content: "${content}" })`)
const comment = (browser: TestBrowser, postId: number, content: string) =>
  written(browser, `commentOnAnswer(input: { postId: ${postId}, content: "${content}" })`)
const review = (browser: TestBrowser, uri: string, content: string) =>
  written(
    browser,
    `writeLocationReview(input: { locationUniqueUri: "${uri}", review: { title: "Quiet enough", content: "${content}", rating: 4,
      statistics: [{ type: quiet, rating: 4 }], authorRelation: livesHere, sinceYear: 2019, pros: ["Trams"] } })`,
  )

const left = () => portal.query('select id, kind, status from post order by id')

it('the export has every kind of post with what it said before, votes, follows and reports', async () => {
  const theirs = await ask(noah, 'Where do the trams stop at night?')
  const own = await ask(mia, 'Is it loud behind the hotel?')
  await call(
    mia,
    `updatePost(input: { postId: ${own}, title: "Is it loud at the hotel?", content: "" }) { post { postId } }`,
  )
  const talk = await ask(mia, 'A talk about bin night', true)
  const reply = await answer(noah, own, 'Only in summer.')
  const ownReply = await answer(mia, theirs, 'At the corner.')
  const said = await comment(mia, reply, 'Thank you, that helps.')
  const content = 'You hear the trams, and the possums after them.'
  const place = await review(mia, FITZROY, content)
  const words = `title: "Quiet enough", content: "${content}"`
  for (const rest of [
    'rating: 2, authorRelation: visits, cons: ["Possums"]',
    'rating: 4, authorRelation: livesHere, sinceYear: 2019, pros: ["Trams"]',
  ]) {
    await call(
      mia,
      `updateLocationReview(input: { postId: ${place}, review: { ${words}, ${rest} } }) { post { postId } }`,
    )
  }
  const other = await review(noah, FITZROY, 'The bakery on the corner makes up for the parking.')
  for (const id of [reply, other]) await call(mia, `voteForAnswer(postId: ${id}, isGiven: true) { votes }`)
  await call(mia, `reportPost(postId: ${other}, reason: notTrue) { postId }`)

  const { json } = await mia.get(`${MIA}/export`)
  expect(json.posts).toMatchObject([
    {
      kind: 'question',
      postId: own,
      title: 'Is it loud at the hotel?',
      versions: [{ title: 'Is it loud behind the hotel?', content: '' }],
    },
    { kind: 'discussion', postId: talk, versions: [] },
    { kind: 'answer', postId: ownReply, content: 'At the corner.' },
    { kind: 'comment', postId: said, content: 'Thank you, that helps.' },
    {
      kind: 'locationReview',
      postId: place,
      review: { location: FITZROY, rating: 4, authorRelation: 'livesHere', sinceYear: 2019, pros: ['Trams'], cons: [] },
      versions: [
        {
          review: { rating: 4, statistics: [{ type: 'quiet', rating: 4 }], sinceYear: 2019, pros: ['Trams'], cons: [] },
        },
        {
          title: 'Quiet enough',
          isPublic: true,
          review: { rating: 2, statistics: [], authorRelation: 'visits', sinceYear: null, pros: [], cons: ['Possums'] },
        },
      ],
    },
  ])
  expect(json.votes).toEqual([reply, other])
  expect(json.followedQuestions).toEqual([theirs, own, talk])
  expect(json.reportedPosts).toMatchObject([{ postId: other, kind: 'locationReview', reason: 'notTrue' }])
})

it('a deleted account leaves what others answered under no name, and nothing else', async () => {
  const theirs = await ask(noah, 'Where do the trams stop at night?')
  const unanswered = await ask(mia, 'Is the pool heated in winter?')
  await answer(mia, unanswered, 'I found out: it is.')
  const answered = await ask(mia, 'Is it loud behind the hotel?')
  const reply = await answer(noah, answered, 'Only in summer.')
  await comment(mia, reply, 'Thank you, that helps.')
  const deep = await ask(mia, 'Who picks up the bins?', true)
  const ownReply = await answer(mia, deep, 'The council, I hear.')
  const below = await comment(noah, ownReply, 'On Tuesdays.')
  await answer(mia, theirs, 'At the corner.')
  const quiet = await review(mia, FITZROY, 'You hear the trams, and the possums after them.')
  const commented = await review(mia, 'carlton-vic-3053', 'The park is close and the coffee is closer.')
  const echo = await comment(noah, commented, 'So true.')
  await call(mia, `voteForAnswer(postId: ${reply}, isGiven: true) { votes }`)

  expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
  const published = { status: 'published' }
  expect(await left()).toEqual([
    { id: theirs, kind: 'question', ...published },
    { id: answered, kind: 'question', ...published },
    { id: reply, kind: 'answer', ...published },
    { id: deep, kind: 'discussion', ...published },
    { id: ownReply, kind: 'answer', ...published },
    { id: below, kind: 'comment', ...published },
    { id: commented, kind: 'locationReview', ...published },
    { id: echo, kind: 'comment', ...published },
  ])
  expect(await portal.query('select vote_count, reply_count from post where id = $1', [reply])).toEqual([
    { vote_count: 0, reply_count: 0 },
  ])
  expect(await portal.query('select reply_count from post where id = $1', [theirs])).toEqual([{ reply_count: 0 }])
  const query = `{ question(uri: "x-${deep}") { author { name } replies { author { name } comments { author { name } } } }
    fitzroy: locationReviews(locationUniqueUri: "${FITZROY}") { total }
    carlton: locationReviews(locationUniqueUri: "carlton-vic-3053") { results { author { name } commentCount } } }`
  expect(await graphql(null, query)).toEqual({
    question: { author: null, replies: [{ author: null, comments: [{ author: { name: 'Noah Reid' } }] }] },
    fitzroy: { total: 0 },
    carlton: { results: [{ author: null, commentCount: 1 }] },
  })
  expect(await portal.query('select 1 from location_score where topic = $1', ['overall'])).toHaveLength(1)
  expect(await portal.query('select 1 from activity where review_id = $1', [quiet])).toEqual([])
})

it('what a post said before goes with the account, and of what staff decided about no word stays', async () => {
  const answered = await ask(mia, 'Is it loud behind the hotel?')
  await answer(noah, answered, 'Only in summer.')
  await call(
    mia,
    `updatePost(input: { postId: ${answered}, title: "Is it loud at the hotel?", content: "" }) { post { postId } }`,
  )
  const decided = await review(mia, FITZROY, 'You hear the trams, and the possums after them.')
  await portal.query(
    `insert into post_decision (post_id, decision, status_before, reason, decided_at) values ($1, 'publish', 'held', 'It is fair.', $2)`,
    [decided, portal.now()],
  )
  expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
  expect(await portal.query('select 1 from post_version')).toEqual([])
  expect(await portal.query('select title, content, status from post where id = $1', [decided])).toEqual([
    { title: 'Removed', content: 'Removed', status: 'withdrawn' },
  ])
  expect(await portal.query('select 1 from location_review')).toEqual([])
  expect(await portal.query('select reason from post_decision')).toEqual([{ reason: 'It is fair.' }])
})

it('the photos of reviews are in the data of their member, and go with the account', async () => {
  const upload = (username: string) =>
    portal.query(
      `insert into review_photo (member_id, picture, width, height, uploaded_at) select id, '', 1, 1, $2 from member where username = $1`,
      [username, portal.now()],
    )
  await upload('mia-chen')
  await upload('noah-reid')
  expect((await mia.get(`${MIA}/export`)).json.reviewPhotos).toEqual([
    {
      postId: null,
      path: expect.stringMatching(/^\/images\/review-photo-[\da-f-]{36}\/1\?width=1600$/),
      caption: '',
      uploadedAt: '2026-11-20T01:00:00.000Z',
    },
  ])
  expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
  const remaining = await portal.query('select username from review_photo join member on member.id = member_id')
  expect(remaining).toEqual([{ username: 'noah-reid' }])
})
