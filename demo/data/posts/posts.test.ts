import { beforeAll, describe, expect, it } from 'vitest'
import { draftReviews } from '#demo/data/location-reviews/draft-reviews.ts'
import type { LocationReview } from '#demo/data/location-reviews/location-review.ts'
import { writeQuestions } from '#demo/data/questions/write-questions.ts'
import { textHolds } from '#domain/posts/text-holds.ts'
import { type DemoReview, writeReviews } from '#demo/data/reviews/write-reviews.ts'
import { demoPostWorld, demoReviewedAgents } from '#tests/support/demo-posts.ts'
import type { DraftPost } from './draft-post.ts'
import type { PostWorld } from './prepare-posts.ts'
import { JOINT } from './pools.ts'
import { createSharedRuns } from './shared-runs.ts'

const WORDS_IN_A_ROW = 8
const MOST_POSTS = 5

let world: PostWorld
let questions: DraftPost[]
let reviews: { review: LocationReview; post: DraftPost }[]
let posts: DraftPost[]
let ofAgents: DemoReview[]
beforeAll(() => {
  world = demoPostWorld()
  ofAgents = demoReviewedAgents(world).flatMap((agent) => writeReviews(agent, world))
  questions = world.places.flatMap((place) => writeQuestions(place, world))
  reviews = draftReviews(world)
  posts = [...questions, ...reviews.map(({ post }) => post)].flatMap(withReplies)
}, 120_000)

/** The least of a title and of a text; the most of both is far. */
const limits = {
  locationReview: [5, 20],
  question: [10, 0],
  discussion: [10, 0],
  answer: [0, 2],
  comment: [0, 2],
} as const
const isWithin = ([leastTitle, leastContent]: readonly [number, number], title: string, content: string): boolean =>
  title.length >= leastTitle && title.length <= 100 && content.length >= leastContent && content.length <= 5_000

const withReplies = (post: DraftPost): DraftPost[] => [post, ...post.replies.flatMap(withReplies)]
const countOf = (isWanted: (post: DraftPost) => boolean): number => posts.filter(isWanted).length
const published = (kind: DraftPost['kind']) => countOf((post) => post.kind === kind && post.status === 'published')

describe('what people write about places', () => {
  it('is as much as was asked for, over thousands of suburbs and streets', () => {
    expect(published('locationReview')).toBeGreaterThan(8_000)
    expect(published('question') + published('discussion')).toBeGreaterThan(6_000)
    expect(published('answer')).toBeGreaterThan(8_000)
    expect(new Set(reviews.map(({ review }) => review.locationId)).size).toBeGreaterThan(4_000)
    expect(new Set(posts.map(({ authorId }) => authorId)).size).toBeGreaterThan(2_500)
  })

  it('shares no eight words in a row among more than five posts', () => {
    const counts = new Map<string, number>()
    for (const texts of [...posts.map(textsOf), ...ofAgents.map(textsOfReview)]) {
      const runs = new Set(texts.flatMap(runsOf))
      for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > MOST_POSTS)).toEqual([])
  })

  it('is within the limits of posts, in whole words, without a bracket left', () => {
    const texts = posts.map(({ title, content }) => `${title} ${content}`)
    expect(texts.filter((text) => text.includes(JOINT) || /[[\]{}|<>]|undefined| {2}/.test(text))).toEqual([])
    expect(posts.filter(({ kind, title, content }) => !isWithin(limits[kind], title, content))).toEqual([])
  })

  it('is written after its author joined, answered after it was asked, and never in time to come', () => {
    const joined = new Map(world.authors.map(({ id, joinedAt }) => [id, joinedAt.getTime()]))
    const isInOrder = ({ writtenAt, replies }: DraftPost): boolean =>
      writtenAt < world.now && replies.every((reply) => reply.writtenAt >= writtenAt && isInOrder(reply))
    for (const post of [...questions, ...reviews.map((each) => each.post)]) {
      expect(isInOrder(post)).toBe(true)
      expect(post.writtenAt.getTime()).toBeGreaterThanOrEqual(joined.get(post.authorId ?? 0) ?? 0)
    }
  })

  it('is short, long, careful and careless', () => {
    const lengths = reviews.map(({ post }) => post.content.split(/\s+/).length).sort((one, other) => one - other)
    const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
    expect([at(0.1) < 25, at(0.5) > 35, at(0.98) > 100]).toEqual([true, true, true])
    const contents = reviews.map(({ post }) => post.content)
    expect(contents.filter((content) => /^\p{Ll}/u.test(content)).length).toBeGreaterThan(200)
    expect(
      contents.filter((content) => /\b(definately|alot|ppl|thru|resturant|mins)\b/.test(content)).length,
    ).toBeGreaterThan(20)
  })

  it('has rejected, held, withdrawn, reported and changed posts; what is held has the reason in it', () => {
    for (const status of ['rejected', 'held', 'withdrawn'] as const)
      expect([status, countOf((post) => post.status === status) > 20]).toEqual([status, true])
    expect(countOf(({ reports }) => reports.length > 0)).toBeGreaterThan(20)
    expect(countOf(({ version }) => version !== null)).toBeGreaterThan(500)
    const withoutReason = posts.filter(
      ({ status, content, holdReasons: [reason = ''] }) =>
        status === 'held' && reason !== 'newAccount' && !textHolds(content).some((found) => found === reason),
    )
    expect(withoutReason).toEqual([])
    const shown = posts.filter(({ status }) => status === 'published')
    expect(shown.filter(({ title, content }) => textHolds(`${title} ${content}`).length > 0)).toEqual([])
  })
})

describe('what clients write of agents', () => {
  it('is short and long, careful and careless, under a title of its own', () => {
    expect(ofAgents.length).toBeGreaterThan(4_800)
    const words = ofAgents.map(({ content }) => content.split(/\s+/).length)
    expect(words.filter((count) => count < 20).length).toBeGreaterThan(1_000)
    expect(words.filter((count) => count > 60).length).toBeGreaterThan(300)
    expect(ofAgents.filter(({ content }) => /^\p{Ll}/u.test(content)).length).toBeGreaterThan(100)
    expect(ofAgents.filter(({ title }) => title === 'My experience').length).toBeLessThan(ofAgents.length / 50)
  })

  it('is in whole words, without a bracket left, and within the limits of reviews', () => {
    const texts = ofAgents.map((review) => textsOfReview(review).join(' '))
    expect(texts.filter((text) => text.includes(JOINT) || /[[\]{}|<>]|undefined| {2}\S/.test(text))).toEqual([])
    expect(ofAgents.filter(({ title, content }) => title.length > 80 || content.length > 5_000)).toEqual([])
    expect(texts.filter((text) => textHolds(text).length > 0)).toEqual([])
  })
})

describe('the ratings of places', () => {
  const meanOf = (zone: string, topic: string): number => {
    const given = reviews.flatMap(({ review }) =>
      review.place.profile.zone === zone ? review.statistics.filter(({ type }) => type === topic) : [],
    )
    return given.reduce((sum, { rating }) => sum + rating, 0) / given.length
  }

  it('fit the kind of place', () => {
    expect(meanOf('inner', 'food')).toBeGreaterThan(meanOf('outer', 'food') + 1)
    expect(meanOf('inner', 'transport')).toBeGreaterThan(meanOf('town', 'transport') + 1)
    expect(meanOf('inner', 'value')).toBeLessThan(meanOf('outer', 'value') - 0.8)
    expect(meanOf('village', 'quiet')).toBeGreaterThan(meanOf('cbd', 'quiet') + 1.5)
    expect(meanOf('town', 'nightlife')).toBeLessThan(meanOf('cbd', 'nightlife') - 1.5)
  })

  it('use every star', () => {
    const stars = Map.groupBy(reviews, ({ review }) => review.rating)
    expect([1, 2, 3, 4, 5].map((star) => (stars.get(star)?.length ?? 0) > 200)).toEqual([true, true, true, true, true])
  })
})

it('is the same for the same seed', () => {
  const place = world.places[700]
  if (place === undefined) throw new Error('There is no such place')
  const write = () => writeQuestions(place, { ...world, runs: createSharedRuns() })
  expect(write()).toEqual(write())
  expect(write().length).toBeGreaterThan(0)
})

const textsOf = ({ title, content }: DraftPost): string[] => [title, content]
const textsOfReview = ({ title, content, answer }: DemoReview): string[] => [title, content, answer ?? '']

function runsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(WORDS_IN_A_ROW - 1).map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '))
}
