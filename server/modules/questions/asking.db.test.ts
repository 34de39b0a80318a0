import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  DAN,
  EVA,
  NEW,
  type ReviewsUnderTest,
  reviewsUnderTest,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const POST = 'post { postId kind title content status holdReasons path editedAt }'
const mutation = (name: string, type: string) =>
  `mutation Call($input: ${type}!) { ${name}(input: $input) { ${POST} } }`
const ASK = mutation('askQuestion', 'AskQuestionInput')
const ANSWER = mutation('answerQuestion', 'ReplyInput')
const COMMENT = mutation('commentOnAnswer', 'ReplyInput')
const UPDATE = mutation('updatePost', 'UpdatePostInput')

type Answer = Awaited<ReturnType<ReviewsUnderTest['ask']>>
const codeOf = ({ errors }: Answer): string => {
  const [error] = errors ?? []
  return error === undefined ? 'none' : [error.extensions.code, error.extensions['field']].filter(Boolean).join(' ')
}

const question = {
  locationUniqueUri: 'fitzroy-vic-3065',
  title: 'Is it hard to find a park on the street?',
  content: 'After work, I mean.',
}
let turn = 0
const words = ['trams', 'cafes', 'schools', 'gardens', 'noise', 'cycling', 'dogs', 'floods', 'renting', 'light']
/** Texts that are not like each other. */
const other = () => {
  turn += 1
  const word = words[turn % words.length] ?? ''
  return `What about the ${word} of number ${turn}?`
}

const ask = (memberId: number | null, given: object = {}) =>
  portal.ask(memberId, ASK, { input: { ...question, title: other(), content: '', ...given } })
const asked = async (memberId: number, given: object = {}) => (await ask(memberId, given)).data.askQuestion.post
const answer = (memberId: number, postId: number, content = other(), idempotencyKey: string | null = null) =>
  portal.ask(memberId, ANSWER, { input: { postId, content, idempotencyKey } })
const answered = async (memberId: number, postId: number) => (await answer(memberId, postId)).data.answerQuestion.post
const comment = (memberId: number, postId: number, content = other()) =>
  portal.ask(memberId, COMMENT, { input: { postId, content } })
const read = async (postId: number) =>
  (
    await portal.ask(
      null,
      `query One($uri: String!) { question(uri: $uri) { title content replyCount followers editedAt author { name }
         replies { postId content votes isAccepted comments { postId content } } } }`,
      { uri: `x-${postId}` },
    )
  ).data.question
const call = (memberId: number, field: string) => portal.ask(memberId, `mutation { ${field} }`)

describe('asking', () => {
  it('is published at once, followed by who asked, and told of them', async () => {
    const { postId, ...post } = await asked(ALICE, { title: question.title, content: question.content })
    expect(post).toEqual({
      kind: 'question',
      title: question.title,
      content: question.content,
      status: 'published',
      holdReasons: [],
      path: `/fitzroy-vic-3065/questions/is-it-hard-to-find-a-park-on-the-street-${postId}`,
      editedAt: null,
    })
    expect(await read(postId)).toMatchObject({ title: question.title, followers: 1, author: { name: 'Alice Lee' } })
    const told = await portal.ask(
      null,
      '{ agentActivities(username: "alice-lee") { results { type question { title } } } }',
    )
    expect(told.data.agentActivities.results).toEqual([{ type: 'AskedAQuestion', question: { title: question.title } }])
  })

  it('under one key is one question, also by two calls at once', async () => {
    const given = { title: other(), idempotencyKey: 'the-same-key' }
    const both = await Promise.all([ask(ALICE, given), ask(ALICE, given)])
    const [first, second] = both.map(({ data }) => data.askQuestion.post.postId)
    expect(second).toBe(first)
    expect(await portal.database.query(`select count(*) as count from post`)).toEqual([{ count: 1 }])
  })

  it('about a street is about its suburb, and about a region nothing', async () => {
    expect((await asked(ALICE, { locationUniqueUri: 'smith-street-fitzroy-vic-3065' })).path).toContain(
      '/fitzroy-vic-3065/',
    )
    expect(codeOf(await ask(ALICE, { locationUniqueUri: 'inner-melbourne-vic' }))).toBe('BAD_INPUT locationUniqueUri')
    expect(codeOf(await ask(ALICE, { locationUniqueUri: 'nowhere-vic-3999' }))).toBe('BAD_INPUT locationUniqueUri')
  })

  it.each([
    ['a short title', { title: 'Loud?' }, 'BAD_INPUT title'],
    ['emoji alone', { title: '🏡'.repeat(12) }, 'BAD_INPUT title'],
    ['what nobody sees', { title: '\u200B'.repeat(30) }, 'BAD_INPUT title'],
    ['50,000 characters', { content: 'x'.repeat(50_000) }, 'BAD_INPUT content'],
    ['a short key', { idempotencyKey: 'short' }, 'BAD_INPUT idempotencyKey'],
  ])('with %s is an error', async (_about, given, code) => expect(codeOf(await ask(ALICE, given))).toBe(code))

  it('turns no text around and hides nothing in it', async () => {
    expect((await asked(ALICE, { title: 'Is \u202Eit\u202C lo\u200Bud at night?' })).title).toBe('Is it loud at night?')
  })

  it('is for members alone, and waits for a confirmed address', async () => {
    expect(codeOf(await ask(null))).toBe('UNAUTHENTICATED')
    const { postId, status } = await asked(DAN)
    expect(status).toBe('unconfirmed')
    expect(await read(postId)).toBeNull()
    await portal.database.query('update member set email_confirmed_at = $2 where id = $1', [DAN, portal.now()])
    await portal.runJob('posts.confirmed')
    expect(await read(postId)).toMatchObject({ followers: 1 })
  })

  it('is held for staff as the first of a new account, with a link, said again, or of a flood', async () => {
    expect(await asked(NEW)).toMatchObject({ status: 'held', holdReasons: ['newAccount'] })
    expect(await asked(ALICE, { content: 'See www.example.com' })).toMatchObject({
      status: 'held',
      holdReasons: ['link'],
    })
    const long = 'We move in March and would like to know how the trains are before we sign anything at all.'
    expect(await asked(BRUNO, { content: long })).toMatchObject({ status: 'published' })
    expect(await asked(BRUNO, { locationUniqueUri: 'carlton-vic-3053', content: `${long} Thanks.` })).toMatchObject({
      holdReasons: ['repeated'],
    })
    for (let written = 0; written < 5; written += 1) await ask(EVA)
    expect(await asked(EVA)).toMatchObject({ status: 'held', holdReasons: ['flood'] })
  })

  it('ends for the day at fifty', async () => {
    await portal.database.query(
      `insert into post (kind, location_id, author_id, title, written_at, published_at)
       select 'question', 11, $1, 'One of many ' || n, $2::timestamptz, $2::timestamptz from generate_series(1, 49) n`,
      [ALICE, portal.now()],
    )
    expect(codeOf(await ask(ALICE))).toBe('none')
    expect(codeOf(await ask(ALICE))).toBe('TOO_MANY_REQUESTS')
    portal.setNow(new Date(portal.now().getTime() + 24 * 60 * 60 * 1000 + 1))
    expect(codeOf(await ask(ALICE))).toBe('none')
  })
})

describe('replies', () => {
  it('stand where everybody reads them: answers at the question, comments at the answer', async () => {
    const { postId } = await asked(ALICE)
    const reply = await answered(BRUNO, postId)
    expect(reply.path).toMatch(new RegExp(`-${postId}#post-${reply.postId}$`))
    await comment(ALICE, reply.postId, 'Thank you, that helps.')
    expect(await read(postId)).toMatchObject({
      replyCount: 1,
      followers: 2,
      replies: [{ postId: reply.postId, content: reply.content, comments: [{ content: 'Thank you, that helps.' }] }],
    })
  })

  it('belong to what is published, and to what can have them', async () => {
    const { postId } = await asked(ALICE)
    const reply = await answered(BRUNO, postId)
    expect(codeOf(await comment(BRUNO, postId))).toBe('NOT_FOUND')
    expect(codeOf(await answer(BRUNO, reply.postId))).toBe('NOT_FOUND')
    expect(codeOf(await answer(BRUNO, 99_999))).toBe('NOT_FOUND')
    await portal.database.query(`update post set status = 'rejected' where id = $1`, [postId])
    expect(codeOf(await answer(BRUNO, postId))).toBe('NOT_FOUND')
    expect(codeOf(await comment(BRUNO, reply.postId))).toBe('NOT_FOUND')
    expect(await read(postId)).toBeNull()
  })

  it('are counted whoever answers at once', async () => {
    const { postId } = await asked(ALICE)
    await Promise.all([ALICE, BRUNO, EVA].map((memberId) => answer(memberId, postId)))
    expect(await read(postId)).toMatchObject({ replyCount: 3, followers: 3 })
  })
})

describe('a change', () => {
  const update = (memberId: number, postId: number, given: object) =>
    portal.ask(memberId, UPDATE, { input: { postId, ...given } })

  it('is by its author, says when, and keeps what was said before', async () => {
    const { postId, title } = await asked(ALICE)
    expect(codeOf(await update(BRUNO, postId, { title: 'Something else here', content: '' }))).toBe('FORBIDDEN')
    expect(codeOf(await update(ALICE, 99_999, { title: 'Something else here', content: '' }))).toBe('NOT_FOUND')
    const { post } = (await update(ALICE, postId, { title: 'Something else here', content: '' })).data.updatePost
    expect(post).toMatchObject({ title: 'Something else here', status: 'published' })
    expect(post.editedAt).not.toBeNull()
    expect(await portal.database.query('select post_id, title, content from post_version')).toEqual([
      { post_id: postId, title, content: '' },
    ])
  })

  it('is held where it gives a reason, and what staff decided against is read again', async () => {
    const { postId } = await asked(ALICE)
    const { post } = (await update(ALICE, postId, { title: 'See www.example.com now', content: '' })).data.updatePost
    expect(post).toMatchObject({ status: 'held', holdReasons: ['link'] })
    expect(await read(postId)).toBeNull()
    await portal.database.query(`update post set status = 'rejected', hold_reasons = '{}' where id = $1`, [postId])
    const again = (await update(ALICE, postId, { title: 'Nothing wrong with this', content: '' })).data.updatePost.post
    expect(again.status).toBe('held')
  })
})

describe('what is taken back', () => {
  it('is gone for all, twice is the same, and not what others replied to', async () => {
    const { postId } = await asked(ALICE)
    const reply = await answered(BRUNO, postId)
    expect(codeOf(await call(ALICE, `withdrawPost(postId: ${postId}) { post { status } }`))).toBe('BAD_INPUT')
    expect(codeOf(await call(ALICE, `withdrawPost(postId: ${reply.postId}) { post { status } }`))).toBe('FORBIDDEN')
    for (let time = 0; time < 2; time += 1) {
      const { data } = await call(BRUNO, `withdrawPost(postId: ${reply.postId}) { post { status } }`)
      expect(data.withdrawPost.post.status).toBe('withdrawn')
    }
    expect(await read(postId)).toMatchObject({ replyCount: 0, replies: [] })
    await call(ALICE, `withdrawPost(postId: ${postId}) { post { status } }`)
    expect(await read(postId)).toBeNull()
    const told = await portal.ask(null, '{ agentActivities(username: "alice-lee") { results { type } } }')
    expect(told.data.agentActivities.results).toEqual([])
  })
})

describe('members', () => {
  const vote = (memberId: number, postId: number, isGiven = true) =>
    call(memberId, `voteForAnswer(postId: ${postId}, isGiven: ${isGiven}) { postId votes }`)

  it('vote for an answer once each, not for their own, also at once', async () => {
    const { postId } = await asked(ALICE)
    const reply = await answered(BRUNO, postId)
    await Promise.all([ALICE, ALICE, EVA].map((memberId) => vote(memberId, reply.postId)))
    expect((await read(postId)).replies).toMatchObject([{ votes: 2 }])
    expect(codeOf(await vote(BRUNO, reply.postId))).toBe('FORBIDDEN')
    expect(codeOf(await vote(EVA, postId))).toBe('NOT_FOUND')
    expect((await vote(EVA, reply.postId, false)).data.voteForAnswer).toEqual({ postId: reply.postId, votes: 1 })
  })

  it('accept an answer to their own question, one at a time, which comes first', async () => {
    const { postId } = await asked(ALICE)
    const first = await answered(BRUNO, postId)
    const second = await answered(EVA, postId)
    const accept = (memberId: number, id: number, isAccepted = true) =>
      call(memberId, `acceptAnswer(postId: ${id}, isAccepted: ${isAccepted}) { isAccepted }`)
    expect(codeOf(await accept(BRUNO, first.postId))).toBe('FORBIDDEN')
    await accept(ALICE, first.postId)
    await accept(ALICE, second.postId)
    expect((await read(postId)).replies).toMatchObject([
      { postId: second.postId, isAccepted: true },
      { postId: first.postId, isAccepted: false },
    ])
    await accept(ALICE, first.postId, false)
    expect((await read(postId)).replies).toMatchObject([{ isAccepted: true }, { isAccepted: false }])
    await accept(ALICE, second.postId, false)
    expect((await read(postId)).replies).toMatchObject([{ isAccepted: false }, { isAccepted: false }])
    const discussion = await asked(ALICE, { isDiscussion: true })
    expect(codeOf(await accept(ALICE, (await answered(BRUNO, discussion.postId)).postId))).toBe('BAD_INPUT')
  })

  it('follow a question or discussion, and report what others wrote, once each', async () => {
    const { postId } = await asked(ALICE)
    const follow = (isFollowed: boolean) =>
      call(EVA, `followQuestion(postId: ${postId}, isFollowed: ${isFollowed}) { postId followers }`)
    await follow(true)
    expect((await follow(true)).data.followQuestion).toEqual({ postId, followers: 2 })
    expect((await follow(false)).data.followQuestion).toEqual({ postId, followers: 1 })
    const report = (memberId: number) => call(memberId, `reportPost(postId: ${postId}, reason: offTopic) { postId }`)
    expect(codeOf(await report(ALICE))).toBe('FORBIDDEN')
    await report(EVA)
    await report(EVA)
    await report(BRUNO)
    expect(await portal.database.query('select report_count, status from post')).toEqual([
      { report_count: 2, status: 'published' },
    ])
    expect(await read(postId)).not.toBeNull()
  })

  it('see what they have to do with a question, their held posts too', async () => {
    const { postId } = await asked(ALICE)
    const reply = await answered(BRUNO, postId)
    await vote(ALICE, reply.postId)
    const held = (await comment(ALICE, reply.postId, 'See www.example.com')).data.commentOnAnswer.post
    const own = async (memberId: number) =>
      (
        await portal.ask(
          memberId,
          `{ ownThread(postId: ${postId}) { votedIds isFollowing isAuthor posts { postId status } } }`,
        )
      ).data.ownThread
    expect(await own(ALICE)).toEqual({
      votedIds: [reply.postId],
      isFollowing: true,
      isAuthor: true,
      posts: [
        { postId: held.postId, status: 'held' },
        { postId, status: 'published' },
      ],
    })
    expect(await own(EVA)).toEqual({ votedIds: [], isFollowing: false, isAuthor: false, posts: [] })
    expect((await portal.ask(EVA, '{ ownThread(postId: 99999) { isAuthor } }')).data.ownThread).toBeNull()
  })

  it('are shown what was asked before in like words', async () => {
    await asked(ALICE, { title: question.title })
    await asked(ALICE, { title: 'Where do the trams stop at night?' })
    const similar = async (title: string, uri = 'fitzroy-vic-3065') =>
      (
        await portal.ask(
          null,
          'query S($uri: String!, $title: String!) { similarQuestions(locationUniqueUri: $uri, title: $title) { title } }',
          {
            uri,
            title,
          },
        )
      ).data.similarQuestions
    expect(await similar('How is parking on the street?')).toEqual([{ title: question.title }])
    expect(await similar('How is parking on the street?', 'carlton-vic-3053')).toEqual([])
    expect(await similar('', 'nowhere-vic-3999')).toEqual([])
  })
})
