import { afterAll, beforeAll, expect, it } from 'vitest'
import { authorRelations, type TopicRating } from '#domain/location-reviews/location-review-types.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { CARLTON, COLLINGWOOD, FITZROY, FOOTSCRAY, MALENY, SMITH_STREET } from '#tests/support/small-world-listings.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
  await fill()
})
afterAll(() => portal.close())

const topics = (quiet: number, food: number, parks: number): TopicRating[] => [
  { type: 'quiet', rating: quiet },
  { type: 'food', rating: food },
  { type: 'parks', rating: parks },
]

type Given = { stars: number[]; statistics: TopicRating[]; pros?: string[]; votes?: number; content?: string }
const given: readonly [locationId: number, reviews: Given][] = [
  [
    FITZROY,
    { stars: [5, 5, 4], statistics: topics(2, 5, 3), pros: ['Cafes'], votes: 3, content: 'You will eat well here.' },
  ],
  [COLLINGWOOD, { stars: [5, 4, 4], statistics: topics(3, 4, 3) }],
  [CARLTON, { stars: [4, 4, 5], statistics: topics(4, 4, 5) }],
  [FOOTSCRAY, { stars: [1], statistics: topics(1, 5, 1) }],
  [MALENY, { stars: [5], statistics: topics(5, 2, 5) }],
  [SMITH_STREET, { stars: [2], statistics: [] }],
]

async function fill(): Promise<void> {
  const { database } = portal.world
  let id = 9000
  for (const [locationId, { stars, statistics, pros = [], votes = 0, content = 'It is as it is.' }] of given) {
    for (const [at, rating] of stars.entries()) {
      id += 1
      await insertRows(database, 'post', {
        id,
        kind: 'locationReview',
        location_id: locationId,
        title: 'A place',
        rating,
        content: at === 0 ? content : 'So they say.',
        vote_count: at === 0 ? votes : 0,
        statistics: JSON.stringify(statistics),
        written_at: new Date(0),
        published_at: new Date(id * 1000),
      })
      await insertRows(database, 'location_review', { id, author_relation: authorRelations[0], pros })
    }
  }
}

const rated = 'location { uri } score rating reviewCount quote { text authorRelation }'
const ask = async (query: string) => (await portal.ask(`{ ${query} }`)).data
const uris = (places: { location: { uri: string } }[]) => places.map(({ location }) => location.uri.split('-')[0])

it('suburbs are ranked by state and topic with what is said best of them', async () => {
  const { suburbRanking } = await ask(
    `suburbRanking(stateCode: VIC) { total paging { skip take } states { state { code name } count } results { ${rated} } }`,
  )
  expect(suburbRanking).toMatchObject({
    total: 4,
    paging: { skip: 0, take: 20 },
    states: [
      { state: { code: 'QLD', name: 'Queensland' }, count: 1 },
      { state: { code: 'VIC', name: 'Victoria' }, count: 4 },
    ],
  })
  expect(uris(suburbRanking.results)).toEqual(['fitzroy', 'collingwood', 'carlton', 'footscray'])
  expect(suburbRanking.results[0]).toEqual({
    location: { uri: 'fitzroy-vic-3065' },
    score: 73,
    rating: 4.7,
    reviewCount: 3,
    quote: { text: 'You will eat well here.', authorRelation: 'livesHere' },
  })
  const byQuiet = await ask(`suburbRanking(topic: quiet) { total results { ${rated} } }`)
  expect(uris(byQuiet.suburbRanking.results)).toEqual(['maleny', 'carlton', 'collingwood', 'footscray', 'fitzroy'])
  const beyond = await ask(`suburbRanking(page: 2) { total results { score } }`)
  expect(beyond.suburbRanking).toEqual({ total: 5, results: [] })
})

it('a suburb says where it stands and how it does by topic', async () => {
  const asked = `score rating reviewCount ranking { place of stateName } topicScores { topic score rating reviewCount }
    reviewPros { text count } cons { text count } quote { text } reviews(take: 1) { content } pros { text }`
  const { locationOverview } = await ask(`locationOverview(identifier: "collingwood-vic-3066") { ${asked} }`)
  expect(locationOverview).toMatchObject({
    score: 70,
    rating: 4.3,
    reviewCount: 3,
    cons: [],
    reviewPros: [],
    ranking: { place: 2, of: 4, stateName: 'Victoria' },
    topicScores: [
      { topic: 'quiet', score: 58, rating: 3, reviewCount: 3 },
      { topic: 'food', score: 67, rating: 4, reviewCount: 3 },
      { topic: 'parks', score: 58, rating: 3, reviewCount: 3 },
    ],
  })
  const fitzroy = await ask(`locationOverview(identifier: "fitzroy-vic-3065") { ${asked} }`)
  expect(fitzroy.locationOverview).toMatchObject({
    reviewPros: [{ text: 'Cafes', count: 3 }],
    quote: { text: 'You will eat well here.' },
    reviews: [{ content: 'You will eat well here.' }],
  })
  const carlton = await ask('locationOverview(identifier: "carlton-vic-3053") { score ranking { place } }')
  expect(carlton.locationOverview).toEqual({ score: 70, ranking: { place: 3 } })
})

it('the best of a region are suburbs, those of a suburb its streets', async () => {
  const best = async (uri: string) =>
    (await ask(`locationOverview(identifier: "${uri}") { ranking { place } bestLocations(take: 2) { ${rated} } }`))
      .locationOverview
  expect(uris((await best('inner-melbourne-vic')).bestLocations)).toEqual(['fitzroy', 'collingwood'])
  expect(uris((await best('fitzroy-vic-3065')).bestLocations)).toEqual(['smith'])
  expect(await best('smith-street-fitzroy-vic-3065')).toEqual({ ranking: null, bestLocations: [] })
})

it('the best near a point are within the radius', async () => {
  const near = async (radius: number) =>
    (
      await ask(
        `bestSuburbsNear(latitude: -37.8011, longitude: 144.9789, radius: ${radius}, take: 9) { distance suburb { ${rated} } }`,
      )
    ).bestSuburbsNear
  const close = await near(1)
  expect(close.map(({ distance }: { distance: number }) => distance)).toEqual([0, 851])
  expect(uris(close.map(({ suburb }: { suburb: { location: { uri: string } } }) => suburb))).toEqual([
    'fitzroy',
    'collingwood',
  ])
  expect(await near(10)).toHaveLength(4)
})

it('similar suburbs of the state do alike by the same topics', async () => {
  const similar = async (uri: string) =>
    uris((await ask(`similarSuburbs(locationUniqueUri: "${uri}") { ${rated} }`)).similarSuburbs)
  expect(await similar('fitzroy-vic-3065')).toEqual(['collingwood', 'carlton'])
  expect(await similar('smith-street-fitzroy-vic-3065')).toEqual(['collingwood', 'carlton'])
  expect(await similar('montville-qld-4560')).toEqual([])
  expect(await similar('nowhere')).toEqual([])
})

it('REST has the reviews of a place and what speaks for and against it', async () => {
  const reviews = await portal.app.inject(`/rest/reviews/location/${FITZROY}?skip=1&take=1`)
  expect(reviews.json()).toMatchObject({
    locationId: FITZROY,
    score: 73,
    rating: 4.7,
    total: 3,
    paging: { skip: 1, take: 1 },
    results: [{ rating: 4, content: 'So they say.', author: null, statistics: topics(2, 5, 3) }],
  })
  const pros = await portal.app.inject(`/rest/location/${FITZROY}/pros`)
  expect(pros.json()).toMatchObject({ reviewPros: [{ text: 'Cafes', count: 3 }], reviewCons: [] })
  expect((await portal.app.inject('/rest/reviews/location/999999')).statusCode).toBe(404)
})
