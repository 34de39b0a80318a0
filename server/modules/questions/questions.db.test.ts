import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { CARLTON, FITZROY, MALENY } from '#tests/support/small-world-listings.ts'

let portal: PortalUnderTest
const database = () => portal.world.database
const [MIA, JO] = [501, 502]

beforeAll(async () => {
  portal = await portalUnderTest()
  await database().exec(`
    insert into member (id, username, name, type, created_at) values
      (${MIA}, 'mia', 'Mia', 1, '2026-01-01Z'), (${JO}, 'jo', 'Jo', 1, '2026-01-01Z');
    insert into post (id, kind, location_id, parent_id, author_id, title, content, written_at, published_at)
    select id, kind, location_id, parent_id, author_id, title, content, at::timestamptz, at::timestamptz from (values
      (1, 'question', ${FITZROY}, null, ${MIA}, 'Is it loud?', 'At night, I mean.', '2026-11-01T01:00Z'),
      (2, 'discussion', ${FITZROY}, null, ${JO}, 'Good coffee', '', '2026-11-03T01:00Z'),
      (3, 'question', ${CARLTON}, null, ${MIA}, 'Where to swim?', '', '2026-11-04T01:00Z'),
      (4, 'question', ${MALENY}, null, null, 'Is there a train?', '', '2026-11-02T01:00Z'),
      (11, 'answer', null, 1, ${JO}, '', 'Only at the corner.', '2026-11-02T01:00Z'),
      (12, 'answer', null, 1, ${MIA}, '', 'Never.', '2026-11-01T02:00Z'),
      (13, 'answer', null, 3, ${JO}, '', 'At the baths.', '2026-11-05T01:00Z'),
      (22, 'comment', null, 11, ${MIA}, '', 'Good to know.', '2026-11-02T03:00Z'),
      (21, 'comment', null, 11, null, '', 'True.', '2026-11-02T02:00Z')
    ) as written (id, kind, location_id, parent_id, author_id, title, content, at);
    insert into post_vote (post_id, member_id) values (11, ${MIA});
    insert into post_follower (post_id, member_id) values (3, ${MIA}), (2, ${MIA}), (2, ${JO});`)
})
afterAll(() => portal.close())

const asked = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await portal.ask(query, variables)
  expect(errors).toBeUndefined()
  return data
}

const titlesOf = (questions: { title: string }[]) => questions.map(({ title }) => title)

async function index(variables: { sortOrder?: string; words?: string; page?: number; uri?: string }) {
  const query = `query Index($sortOrder: QuestionOrder!, $words: String!, $page: Int!) {
    answer: questionIndex(sortOrder: $sortOrder, words: $words, page: $page) { ...index } } ${INDEX}`
  const ofPlace = `query Index($uri: String!, $sortOrder: QuestionOrder!, $words: String!, $page: Int!) {
    answer: locationQuestionIndex(locationUniqueUri: $uri, sortOrder: $sortOrder, words: $words, page: $page) { ...index } } ${INDEX}`
  const given = { sortOrder: 'newest', words: '', page: 1, ...variables }
  return (await asked(variables.uri === undefined ? query : ofPlace, given)).answer
}

const INDEX = `fragment index on QuestionIndex {
  total paging { skip take } results { title } location { name } suburbs { count location { name } } }`

describe('a search for words', () => {
  const found = async (words: string, more: Parameters<typeof index>[0] = {}) => {
    const { total, results } = await index({ words, ...more })
    expect(total).toBe(results.length)
    return titlesOf(results)
  }

  it('finds them in title and text, whatever their endings, in any order', async () => {
    expect(await found('swimming')).toEqual(['Where to swim?'])
    expect(await found('NIGHTS loud')).toEqual(['Is it loud?'])
    expect(await found('coffee night')).toEqual([])
    expect(await found('loud or swim')).toEqual([])
    expect(await found('-swim loud')).toEqual([])
  })

  it('keeps the place and the order', async () => {
    expect(await found('train', { sortOrder: 'unanswered' })).toEqual(['Is there a train?'])
    expect(await found('swim', { sortOrder: 'unanswered' })).toEqual([])
    expect(await found('loud', { uri: 'fitzroy-vic-3065' })).toEqual(['Is it loud?'])
    expect(await found('swim', { uri: 'fitzroy-vic-3065' })).toEqual([])
  })

  it('finds nothing by words that every text has, everything by no words', async () => {
    expect(await found('is it the')).toEqual([])
    expect(await found('"!(:*&|')).toEqual([])
    expect(await found(' \u200B ')).toHaveLength(4)
  })

  it('counts and shows no more than a thousand', async () => {
    await database().exec(`
      insert into post (id, kind, location_id, title, written_at, published_at)
      select id, 'question', ${CARLTON}, 'Does it flood?', '2026-01-01Z', '2026-01-01Z' from generate_series(2001, 3030) id`)
    const pages = await Promise.all([40, 41].map((page) => index({ words: 'flood', page })))
    expect(pages.map(({ total, results }) => [total, results.length])).toEqual([
      [1000, 25],
      [1000, 0],
    ])
    await database().exec('delete from post where id > 2000')
  })
})

describe('a list of questions', () => {
  it('is of every place, the newest first', async () => {
    const answer = await index({})
    expect(titlesOf(answer.results)).toEqual(['Where to swim?', 'Good coffee', 'Is there a train?', 'Is it loud?'])
    expect([answer.total, answer.paging, answer.location]).toEqual([4, { skip: 0, take: 25 }, null])
    expect(answer.suburbs).toEqual([
      { count: 2, location: { name: 'Fitzroy' } },
      { count: 1, location: { name: 'Carlton' } },
      { count: 1, location: { name: 'Maleny' } },
    ])
  })

  it('is by answers, then followers, then time; or of those without an answer alone', async () => {
    expect(titlesOf((await index({ sortOrder: 'popular' })).results)).toEqual([
      'Is it loud?',
      'Where to swim?',
      'Good coffee',
      'Is there a train?',
    ])
    const unanswered = await index({ sortOrder: 'unanswered' })
    expect([unanswered.total, titlesOf(unanswered.results)]).toEqual([2, ['Good coffee', 'Is there a train?']])
  })

  it('has twenty-five on a page', async () => {
    expect(await index({ page: 2 })).toMatchObject({ total: 4, paging: { skip: 25, take: 25 }, results: [] })
  })

  it('is about a suburb, the suburbs of a region, or the suburb of a street', async () => {
    expect(titlesOf((await index({ uri: 'FITZROY-vic-3065' })).results)).toEqual(['Good coffee', 'Is it loud?'])
    const region = await index({ uri: 'inner-melbourne-vic' })
    expect([region.total, region.location, region.suburbs.length]).toEqual([3, { name: 'Inner Melbourne' }, 2])
    const [street] = await database().query<{ uri: string }>(
      `select uri from location where type = 'street' and suburb_id = $1`,
      [FITZROY],
    )
    expect(await index({ uri: street?.uri })).toMatchObject({ total: 2, location: { name: 'Fitzroy' }, suburbs: [] })
    expect(await index({ uri: 'atlantis-vic-9999' })).toBeNull()
  })
})

describe('a question', () => {
  const question = async (uri: string) =>
    (
      await asked(
        `query One($uri: String!) { question(uri: $uri) {
           uri content postedAt replyCount followers author { username isAgent avatar { version } }
           replies { content votes postedAt author { name } comments { content author { name } } } } }`,
        { uri },
      )
    ).question

  it('is found by the number at the end of its address, with its answers and what was said to them', async () => {
    expect(await question('whatever-it-was-1')).toEqual({
      uri: 'is-it-loud-1',
      content: 'At night, I mean.',
      postedAt: '2026-11-01T12:00:00+11:00',
      replyCount: 2,
      followers: 0,
      author: { username: 'mia', isAgent: false, avatar: null },
      replies: [
        {
          content: 'Only at the corner.',
          votes: 1,
          postedAt: '2026-11-02T12:00:00+11:00',
          author: { name: 'Jo' },
          comments: [
            { content: 'True.', author: null },
            { content: 'Good to know.', author: { name: 'Mia' } },
          ],
        },
        { content: 'Never.', votes: 0, postedAt: '2026-11-01T13:00:00+11:00', author: { name: 'Mia' }, comments: [] },
      ],
    })
    expect(await question('is-it-loud')).toBeNull()
    expect(await question('only-at-the-corner-11')).toBeNull()
  })

  it('marks answers by who said in a review that they live or lived there, of the suburb before a street in it', async () => {
    const relations = async () => {
      const answer = await asked(`{ question(uri: "is-it-loud-1") { replies { author { name } authorRelation } } }`)
      return answer.question.replies.map(
        ({ author, authorRelation }: { author: { name: string }; authorRelation: string | null }) =>
          `${author.name} ${authorRelation}`,
      )
    }
    const review = (id: number, locationId: string, authorId: number, relation: string, status = 'published') =>
      database().exec(`
        insert into post (id, kind, location_id, author_id, title, content, rating, status, written_at, published_at)
        values (${id}, 'locationReview', ${locationId}, ${authorId}, 'Calm', 'It is calm there.', 4, '${status}', '2026-11-01Z', '2026-11-01Z');
        insert into location_review (id, author_relation) values (${id}, '${relation}')`)
    await database().exec(`
      insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement, suburb_id)
      values (9901, 'brunswick-street-fitzroy-vic-3065', 'street', 'Brunswick Street', 'VIC', '3065', -37800000, 144978000, 'city', ${FITZROY})`)
    await review(31, String(FITZROY), MIA, 'visits')
    await review(32, String(CARLTON), MIA, 'livesHere')
    await review(33, '9901', JO, 'livesHere')
    expect(await relations()).toEqual(['Jo livesHere', 'Mia null'])
    await review(34, String(FITZROY), JO, 'livedHere')
    expect(await relations()).toEqual(['Jo livedHere', 'Mia null'])
    await database().exec(`delete from post where id between 31 and 34; delete from location where id = 9901`)
    expect(await relations()).toEqual(['Jo null', 'Mia null'])
  })

  it('counts what is added and taken away, and keeps what was written by who has left', async () => {
    const counts = async () => {
      const { replyCount, followers } = await question('where-to-swim-3')
      return [replyCount, followers]
    }
    expect(await counts()).toEqual([1, 1])
    await database().query(
      `insert into post (id, kind, parent_id, content, written_at, published_at) values (14, 'answer', 3, 'Ask me.', now(), now())`,
    )
    await database().query('insert into post_follower (post_id, member_id) values (3, $1)', [JO])
    expect(await counts()).toEqual([2, 2])
    await database().query(`delete from post where parent_id = 3 and author_id is null`)
    await database().query('delete from member where id = $1', [JO])
    expect(await counts()).toEqual([1, 1])
    expect((await question('is-it-loud-1')).replies[0]).toMatchObject({ content: 'Only at the corner.', author: null })
    await database().query(`update member set deleted_at = now() where id = $1`, [MIA])
    expect((await question('is-it-loud-1')).author).toBeNull()
  })
})

describe('the topics of a home', () => {
  const topics = async (listingId: number, rest: object = {}) =>
    titlesOf(
      (
        await asked(
          `query Topics($listingId: Int!, $type: Int!, $take: Int!) {
             topics(listingId: $listingId, type: $type, take: $take) { title } }`,
          { listingId, type: 1, take: 5, ...rest },
        )
      ).topics,
    )

  it('are those of its suburb, the most answered first, withdrawn or not', async () => {
    const [removed] = await database().query<{ id: number; uri: string }>(
      `select listing.id, location.uri from listing join location on location.id = listing.suburb_id where status_type = 'removed'`,
    )
    expect(await topics(1)).toEqual(['Is it loud?', 'Good coffee'])
    expect(await topics(1, { type: 2 })).toEqual(['Is it loud?'])
    expect(await topics(1, { type: 3 })).toEqual(['Good coffee'])
    expect(await topics(1, { take: 1 })).toEqual(['Is it loud?'])
    expect(await topics(removed?.id ?? 0)).toEqual(
      titlesOf((await index({ uri: removed?.uri, sortOrder: 'popular' })).results),
    )
    expect(await topics(999_999)).toEqual([])
  })
})

it('a question is in the sitemap with the time of its last post', async () => {
  const { body } = await portal.app.inject('/sitemaps/questions-1.xml')
  const entries = [...body.matchAll(/<loc>[^<]*?(\/[^/<]+\/questions[^<]*)<\/loc><lastmod>([^<]*)/g)].map(
    ([, path, date]) => `${path} ${date}`,
  )
  expect(entries).toContain('/fitzroy-vic-3065/questions 2026-11-03T01:00:00.000Z')
  expect(entries).toContain('/fitzroy-vic-3065/questions/is-it-loud-1 2026-11-02T03:00:00.000Z')
  expect(entries).toHaveLength(3 + 4)
})

it('the overview of a place tells how much is asked about it', async () => {
  const { locationOverview } = await asked(`{ locationOverview(identifier: "fitzroy-vic-3065") {
    questionCount popularQuestions { title } unansweredQuestions(take: 1) { title } } }`)
  expect(locationOverview).toEqual({
    questionCount: 2,
    popularQuestions: [{ title: 'Is it loud?' }],
    unansweredQuestions: [{ title: 'Good coffee' }],
  })
})
