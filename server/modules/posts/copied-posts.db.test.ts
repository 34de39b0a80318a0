import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseBefore } from '#tests/support/database-before.ts'
import { ALICE, BRUNO, EVA, type ReviewsUnderTest, reviewsUnderTest, VERA } from '#tests/support/reviews-under-test.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { SELECT_ALIKE } from './post-writer.queries.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const DAY_MS = 86_400_000
const FITZROY = 'fitzroy-vic-3065'
const said = 'We came for the park and stayed for the neighbours, who lend ladders to whoever asks.'
const nearly = 'We came for the park and stayed for the neighbours, who lend ladders to whoever needs one!'

async function call(memberId: number, field: string, type: string, input: object) {
  const text = `mutation Call($input: ${type}!) { call: ${field}(input: $input) { post { postId status holdReasons } } }`
  return (await portal.ask(memberId, text, { input })).data.call.post
}
const review = (title: string, content: string) => ({ title, content, rating: 4, authorRelation: 'livesHere' })
const reviewed = (memberId: number, content: string, title = 'What I say of it') =>
  call(memberId, 'writeLocationReview', 'WriteLocationReviewInput', {
    locationUniqueUri: FITZROY,
    review: review(title, content),
  })
const asked = (memberId: number, title: string, content: string) =>
  call(memberId, 'askQuestion', 'AskQuestionInput', { locationUniqueUri: FITZROY, title, content })

const copied = { status: 'held', holdReasons: ['copied'] }
const published = { status: 'published', holdReasons: [] }

describe('what somebody else wrote', () => {
  it('is held when it is posted again, nearly the same, under another title or as another kind', async () => {
    expect(await reviewed(ALICE, said)).toMatchObject(published)
    expect(await reviewed(BRUNO, nearly, 'My own words')).toMatchObject(copied)
    const question = await asked(EVA, 'What do others say of it?', said)
    expect(question).toMatchObject(copied)
    const { data } = await portal.ask(VERA, `{ moderationCase(postId: ${question.postId}) { holdReasons } }`)
    expect(data.moderationCase).toEqual({ holdReasons: ['copied'] })
  })

  it('is held also where another post is changed into it', async () => {
    expect(await reviewed(ALICE, said)).toMatchObject(published)
    const { postId } = await reviewed(BRUNO, 'Every evening somebody practises the trumpet, and honestly it is lovely.')
    const changed = { postId, review: review('What I say of it', said) }
    expect(await call(BRUNO, 'updateLocationReview', 'UpdateLocationReviewInput', changed)).toMatchObject(copied)
  })

  it('holds nothing while it is not published itself, nor once it is not any more', async () => {
    expect(await asked(ALICE, 'Is this known?', `${said} See www.example.com`)).toMatchObject({ status: 'held' })
    expect(await asked(BRUNO, 'What do you say of it?', said)).toMatchObject(published)
    await portal.database.query(`update post set status = 'rejected'`)
    expect(await asked(EVA, 'Is it like this for you?', said)).toMatchObject(published)
  })

  it.each(['held', 'published'])(
    'does not hold the original when its author changes it: the copy is %s',
    async (to) => {
      const { postId } = await asked(ALICE, 'What do others say of it?', said)
      const copy = await asked(BRUNO, 'What do others say of it?', said)
      expect(copy).toMatchObject(copied)
      if (to === 'published') {
        const publish = `update post set status = 'published', hold_reasons = '{}', published_at = written_at where id = $1`
        await portal.database.query(publish, [copy.postId])
      }
      const title = 'What do others say of it?'
      const changed = { postId, title, content: `${said} Thanks.` }
      expect(await call(ALICE, 'updatePost', 'UpdatePostInput', changed)).toMatchObject(published)
      const ofCopy = { postId: copy.postId, title, content: `${said} Thank you.` }
      expect(await call(BRUNO, 'updatePost', 'UpdatePostInput', ofCopy)).toMatchObject(
        to === 'held' ? copied : published,
      )
    },
  )

  it('is free to be said after 90 days, and where it is short', async () => {
    await reviewed(ALICE, said)
    portal.setNow(new Date(portal.now().getTime() + 90 * DAY_MS))
    expect(await reviewed(BRUNO, said)).toMatchObject(published)
    await asked(ALICE, 'Great suburb!', '')
    expect(await asked(BRUNO, 'Great suburb!', '')).toMatchObject(published)
  })
})

it('is found by the index among many posts', async () => {
  const addMany = () =>
    portal.database.query(
      `insert into post (kind, location_id, title, content, written_at, published_at)
       select 'question', location.id, 'Number ' || at, (select string_agg(md5(at || ' ' || word), ' ') from generate_series(1, 20) word),
         $1, $1
       from location, generate_series(1, 5000) at where uri = $2`,
      [portal.now(), FITZROY],
    )
  await portal.database.transaction(addMany, { isLong: true })
  await reviewed(ALICE, said)
  await portal.database.exec('analyze post')
  const values = [nearly, BRUNO, new Date(0), 30]
  const found = await portal.database.query<{ text: string }>(SELECT_ALIKE, values)
  expect(found).toEqual([{ text: `What I say of it ${said}` }])
  const plan = await portal.database.query<{ 'QUERY PLAN': string }>(`explain ${SELECT_ALIKE}`, values)
  const text = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('post_by_fingerprint')
  expect(text).not.toContain('Seq Scan')
})

it('posts from before are found too', async () => {
  const database = await databaseBefore('081-likeness-of-posts.sql')
  await database.exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
    values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798390, 144978330, 'city');
    insert into post (id, kind, location_id, title, content, written_at, published_at) values
      (1, 'question', 1, 'A talk', '${said}', now(), now()), (2, 'question', 1, 'Great suburb!', '', now(), now())`)
  await migrate(database)
  expect(await database.query(SELECT_ALIKE, [nearly, 1, new Date(0), 30])).toEqual([{ text: `A talk ${said}` }])
  expect(await database.query('select cardinality(fingerprint) as count from post order by id')).toEqual([
    { count: 12 },
    { count: 0 },
  ])
})
