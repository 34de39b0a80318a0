import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type AuthorRelation,
  authorRelations,
  locationTopics,
  type TopicRating,
} from '#domain/location-reviews/location-review-types.ts'
import { locationScores } from '#domain/location-reviews/location-score.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { createSmallWorld, type SmallWorld } from '#tests/support/small-world.ts'
import { COLLINGWOOD, FITZROY, SMITH_STREET } from '#tests/support/small-world-listings.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())
beforeEach(() => world.database.exec(`delete from post where kind = 'locationReview'`))

type Given = {
  id: number
  rating: number
  statistics?: TopicRating[]
  authorRelation?: AuthorRelation
  locationId?: number
  status?: string
}

const POST = {
  kind: 'locationReview',
  title: 'A place',
  content: 'It is.',
  written_at: new Date(0),
  published_at: new Date(0),
}

async function add(...reviews: readonly Given[]): Promise<void> {
  const { database } = world
  const posts = reviews.map(({ id, rating, statistics = [], locationId = FITZROY, status = 'published' }) => ({
    ...POST,
    id,
    location_id: locationId,
    rating,
    statistics: JSON.stringify(statistics),
    status,
  }))
  await insertRows(database, 'post', ...posts)
  const said = reviews.map(({ id, authorRelation = 'livesHere' }) => ({ id, author_relation: authorRelation }))
  await insertRows(database, 'location_review', ...said)
}

const scores = (locationId = FITZROY) =>
  world.database.query(
    `select topic, review_count as "reviewCount", rating, score from location_score where location_id = $1 order by topic`,
    [locationId],
  )

const relations = (locationId = FITZROY) =>
  world.database.query(
    'select author_relation as relation, count from location_review_count where location_id = $1 order by author_relation',
    [locationId],
  )

it('are those of the formula in the domain', async () => {
  const reviews = Array.from({ length: 37 }, (_, at) => ({
    id: 9000 + at,
    rating: 1 + ((at * 7) % 5),
    authorRelation: authorRelations[at % 4] ?? 'livesHere',
    statistics: locationTopics
      .filter((_topic, index) => (at + index) % 3 === 0)
      .map((type, index) => ({ type, rating: 1 + ((at + index * 3) % 5) })),
  }))
  for (let count = 1; count <= reviews.length; count += 6) {
    await world.database.exec(`delete from post where kind = 'locationReview'`)
    await add(...reviews.slice(0, count))
    const expected = [...locationScores(reviews.slice(0, count))].map(([topic, score]) => ({ topic, ...score }))
    expect(await scores()).toEqual(expected.toSorted((left, right) => (left.topic < right.topic ? -1 : 1)))
  }
})

it('follow what is published, changed and removed', async () => {
  const { database } = world
  await add(
    { id: 9000, rating: 5 },
    { id: 9001, rating: 1, status: 'held' },
    { id: 9002, rating: 3, locationId: COLLINGWOOD },
  )
  expect(await scores()).toEqual([{ topic: 'overall', reviewCount: 1, rating: 5, score: 69 }])
  await database.exec(`update post set status = 'published' where id = 9001`)
  expect(await scores()).toEqual([{ topic: 'overall', reviewCount: 2, rating: 3, score: 59 }])
  await database.exec(`update post set rating = 4, statistics = '[{"type":"food","rating":5}]' where id = 9001`)
  expect(await scores()).toEqual([
    { topic: 'food', reviewCount: 1, rating: 5, score: 69 },
    { topic: 'overall', reviewCount: 2, rating: 4.5, score: 70 },
  ])
  await database.exec(`update location_review set author_relation = 'agent' where id = 9001`)
  expect(await scores()).toMatchObject([{ score: 64 }, { score: 69 }])
  expect(await relations()).toEqual([
    { relation: 'agent', count: 1 },
    { relation: 'livesHere', count: 1 },
  ])
  await database.exec(`delete from post where id = 9000; update post set status = 'withdrawn' where id = 9001`)
  expect(await scores()).toEqual([])
  expect(await relations()).toEqual([])
  expect(await scores(COLLINGWOOD)).toHaveLength(1)
  expect(await relations(COLLINGWOOD)).toEqual([{ relation: 'livesHere', count: 1 }])
})

it('say of a street to which suburb it belongs, and of a suburb to which region', async () => {
  await add({ id: 9000, rating: 5, locationId: SMITH_STREET }, { id: 9001, rating: 5 })
  const rows = await world.database.query(
    'select location_type as type, state_code as state, parent_id as parent from location_score order by location_type',
  )
  expect(rows).toEqual([
    { type: 'street', state: 'VIC', parent: FITZROY },
    { type: 'suburb', state: 'VIC', parent: 1 },
  ])
})

it('know no other topic', async () => {
  await expect(add({ id: 9000, rating: 5, statistics: [{ type: 'x' as 'quiet', rating: 3 }] })).rejects.toThrow('topic')
})
