import { locationTopics } from '#domain/location-reviews/location-review-types.ts'
import {
  LARGEST_QUESTIONS_PAGE,
  type QuestionOrder,
  questionOrderNames,
  topicTypeOf,
} from '#domain/questions/question-url.ts'
import { locationReviews } from '#server/modules/location-reviews/location-reviews-services.ts'
import { placeCompletion } from '#server/modules/locations/place-completion.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { type PlaceRecord, positionOf } from '#server/modules/locations/place-record.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { moderation } from '#server/modules/moderation/moderation-services.ts'
import { posts } from '#server/modules/posts/posts-services.ts'
import { answersOf, countPosts, questionIdsOf } from '#server/modules/profiles/own-posts.queries.ts'
import { questionPage } from '#server/modules/questions/question-lists.ts'
import { questions } from '#server/modules/questions/questions-services.ts'
import { repliesOf } from '#server/modules/questions/replies.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import { portalModules } from '#server/modules.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { noObjects } from '#server/platform/storage/no-objects.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type BuiltServices, buildServices } from '#server/platform/modules/build-modules.ts'
import type { ModuleName } from '#server/platform/modules/module-name.ts'
import { platformServices } from '#server/platform/modules/platform-services.ts'
import type { Chance } from '#tests/support/search-oracle/oracle-world.ts'

type Setting = { chance: Chance; now: Date }
type Case = readonly [name: string, run: () => Promise<unknown>]
type Services = Awaited<ReturnType<typeof servicesOver>>

const REVIEWS_PAGE = 10
const ANSWERS_PAGE = 10
const CASES_PAGE = 20

/** Every list of posts with what its page reads beside it, of places and members as they are drawn. */
export async function postLists(target: Database, { chance, now }: Setting): Promise<Case[]> {
  const services = await servicesOver(target, now)
  const ids = await target.query<{ id: number }>(
    `select location_id as id from post where kind = 'locationReview' group by 1 order by count(*) desc, 1`,
  )
  const suburbs = await services.places.byIds(ids.map(({ id }) => id))
  const byId = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
  const ordered = ids.flatMap(({ id }) => byId.get(id) ?? [])
  const [largest] = ordered
  if (largest === undefined) throw new Error('Nothing is written of any place')
  const drawn = () => chance.pick(chance.is(0.5) ? ordered.slice(0, 500) : ordered)
  return [
    ...questionCases(services, largest, drawn),
    ...(await threadCases(services)),
    ...reviewCases(services, largest, drawn),
    ...rankingCases(services, drawn),
    ...(await memberCases(services, chance)),
    ...staffCases(services),
  ]
}

async function servicesOver(target: Database, now: Date) {
  const clock = () => now
  const platform = platformServices({
    database: target,
    clock,
    version: '',
    jobs: noJobs,
    objects: noObjects,
    consumers: () => [],
  })
  const built = buildServices(
    platform,
    portalModules({
      listingSearch: createSqlListingSearch(target),
      locationIndex: await loadLocationIndex(target),
      completion: placeCompletion(target),
      support: { phone: '', email: 'help@homely.example' },
    }),
  )
  return {
    ...platform,
    ...given(built, locations),
    ...given(built, listings),
    ...given(built, posts),
    ...given(built, questions),
    ...given(built, locationReviews),
    ...given(built, moderation),
  }
}

function given<Own extends object>(built: BuiltServices, name: ModuleName<Own>): Own {
  const services = built.of(name)
  if (services === null) throw new Error(`There is no module ${name.name}`)
  return services
}

function questionCases(services: Services, largest: PlaceRecord, drawn: () => PlaceRecord): Case[] {
  type View = { type: number; sortOrder: QuestionOrder; words?: string; page: number }
  const page = async (place: PlaceRecord | null, view: View) => {
    const index = await questionPage(place, { words: '', ...view }, services)
    await index.suburbs()
  }
  const { all, discussions } = topicTypeOf
  return questionOrderNames.flatMap((sortOrder): Case[] => [
    [`everything, ${sortOrder}`, () => page(null, { type: all, sortOrder, page: 1 })],
    [
      `everything, ${sortOrder}, the last page`,
      () => page(null, { type: all, sortOrder, page: LARGEST_QUESTIONS_PAGE }),
    ],
    [`found by a common word, ${sortOrder}`, () => page(null, { type: all, sortOrder, words: 'parking', page: 1 })],
    [
      `found by a common word, ${sortOrder}, page 40`,
      () => page(null, { type: all, sortOrder, words: 'parking', page: 40 }),
    ],
    [
      `found by three words, ${sortOrder}`,
      () => page(null, { type: all, sortOrder, words: 'dogs park fence', page: 1 }),
    ],
    [`found in a suburb, ${sortOrder}`, () => page(drawn(), { type: all, sortOrder, words: 'school', page: 1 })],
    [`discussions, ${sortOrder}`, () => page(null, { type: discussions, sortOrder, page: 1 })],
    [
      `discussions, ${sortOrder}, the last page`,
      () => page(null, { type: discussions, sortOrder, page: LARGEST_QUESTIONS_PAGE }),
    ],
    [`questions of a suburb, ${sortOrder}`, () => page(drawn(), { type: all, sortOrder, page: 1 })],
    [`questions of the busiest suburb, ${sortOrder}`, () => page(largest, { type: all, sortOrder, page: 20 })],
    [
      `questions of a region, ${sortOrder}`,
      async () => page(await regionOf(drawn(), services), { type: all, sortOrder, page: 1 }),
    ],
  ])
}

const regionOf = ({ regionId }: PlaceRecord, { places }: Services): Promise<PlaceRecord | null> =>
  regionId === null ? Promise.resolve(null) : places.byId(regionId)

async function threadCases({ database, questions: store }: Services): Promise<Case[]> {
  const thread = (order: string) =>
    database.query<{ id: number }>(
      `select id from post where kind = 'question' and reply_count > 0 order by ${order} limit 1`,
    )
  const read = async (postId: number) => {
    const question = await store.byId(postId)
    if (question !== null) await repliesOf(question, database)
  }
  const [[usual], [most]] = await Promise.all([thread('abs(reply_count - 3), id'), thread('reply_count desc, id')])
  return [
    ['a question with three answers', () => read(usual?.id ?? 0)],
    ['the question with the most answers', () => read(most?.id ?? 0)],
  ]
}

function reviewCases({ locationReviews: store }: Services, largest: PlaceRecord, drawn: () => PlaceRecord): Case[] {
  const read = async (place: PlaceRecord, view: Pick<Parameters<typeof store.page>[1], 'relation' | 'sortOrder'>) => {
    const page = await store.page(place, { ...view, skip: 0, take: REVIEWS_PAGE })
    await Promise.all((await page.results()).map(({ comments }) => comments()))
  }
  const orders = (['USEFUL', 'NEWEST', 'HIGHEST', 'LOWEST'] as const).flatMap((sortOrder): Case[] => [
    [`reviews of a suburb, ${sortOrder}`, () => read(drawn(), { relation: null, sortOrder })],
    [`reviews of the busiest suburb, ${sortOrder}`, () => read(largest, { relation: null, sortOrder })],
    [`reviews of the busiest suburb by agents, ${sortOrder}`, () => read(largest, { relation: 'agent', sortOrder })],
  ])
  return [
    ...orders,
    ['what is said for and against the busiest suburb', () => store.points(largest.id)],
    ['a quote of the busiest suburb', () => store.quotes([largest.id])],
  ]
}

function rankingCases({ locationRanking }: Services, drawn: () => PlaceRecord): Case[] {
  const read = async (view: Parameters<typeof locationRanking.ranking>[0]) => {
    const page = await locationRanking.ranking(view)
    await Promise.all((await page.results()).map(({ quote }) => quote()))
  }
  const topics = (['overall', ...locationTopics] as const).filter((topic) =>
    ['overall', 'quiet', 'food'].includes(topic),
  )
  return [
    ...topics.flatMap((topic): Case[] => [
      [`ranking, ${topic}`, () => read({ stateCode: null, topic, page: 1 })],
      [`ranking, ${topic}, page 100`, () => read({ stateCode: null, topic, page: 100 })],
      [`ranking of a state, ${topic}`, () => read({ stateCode: drawn().stateCode, topic, page: 1 })],
    ]),
    [
      'where a suburb stands',
      async () => {
        const suburb = drawn()
        return locationRanking.placeOf(suburb, (await locationRanking.scoresOf(suburb.id)).get('overall'))
      },
    ],
    ['best suburbs near a point', () => locationRanking.bestNear(positionOf(drawn()), { kilometres: 20, take: 10 })],
    ['suburbs like one', () => locationRanking.similar(drawn(), 6)],
  ]
}

async function memberCases({ database, questions: store }: Services, chance: Chance): Promise<Case[]> {
  const [most] = await database.query<{ id: number }>(
    'select author_id as id from post group by 1 order by count(*) desc limit 1',
  )
  const [members] = await database.query<{ count: number }>('select count(*) as count from member')
  const questionsOf = async (id: number, isDiscussion: boolean | null) => {
    await countPosts(database, id)
    await store.byIds(await questionIdsOf(database, id, isDiscussion, { skip: 0, take: ANSWERS_PAGE }))
  }
  const answers = async (id: number) => {
    await countPosts(database, id)
    const found = await answersOf(database, id, { skip: 0, take: ANSWERS_PAGE })
    await Promise.all([
      store.byIds(found.map(({ questionId }) => questionId)),
      store.repliesByIds(found.map(({ replyId }) => replyId)),
    ])
  }
  const drawn = () => chance.whole(1, members?.count ?? 1)
  return [
    ['questions of a member', () => questionsOf(drawn(), null)],
    ['answers of a member', () => answers(drawn())],
    ['questions of who wrote most', () => questionsOf(most?.id ?? 0, false)],
    ['answers of who wrote most', () => answers(most?.id ?? 0)],
  ]
}

function staffCases({ moderationCases }: Services): Case[] {
  const claims = { ugc_permission: ['CanManageAny'], agents_permission: ['CanManageAnyAgentReview'] }
  const staff = { memberId: 1, claims, agentId: null }
  const read = (state: 'waiting' | 'decided', page: number) =>
    moderationCases.page(staff, { kinds: null, state, skip: (page - 1) * CASES_PAGE, take: CASES_PAGE })
  return [
    ['what waits for staff, with counts', () => read('waiting', 1)],
    ['what waits for staff, page 50', () => read('waiting', 50)],
    ['what staff decided', () => read('decided', 1)],
    ['what staff decided, page 50', () => read('decided', 50)],
  ]
}
