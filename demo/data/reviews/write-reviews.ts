import type { ServiceProvidedType, StatisticType } from '#domain/reviews/review-types.ts'
import { statisticTypes } from '#domain/reviews/review-types.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { SharedRuns } from '#demo/data/posts/shared-runs.ts'
import type { ReviewedAgent } from './reviewed-agent.ts'
import { clientName } from './client-names.ts'
import { type Matter, type Mood, writeAnswer, writeText } from './review-text.ts'

export type DemoReview = {
  source: 'member' | 'request' | 'import'
  /** Which of the residents; a name for who has no account. */
  author: number | string
  serviceType: ServiceProvidedType
  title: string
  content: string
  rating: number
  statistics: { type: StatisticType; rating: number }[]
  sale: ReviewedAgent['sales'][number] | null
  writtenAt: Date
  answer: string | null
  answeredAt: Date | null
}

export const importSource = 'Agent Reviews Australia'

const DAY_MS = 24 * 60 * 60 * 1000
/** In days, the oldest with some to spare. */
const TWO_YEARS = 725
const moods = { glad: 0.74, fair: 0.16, cross: 0.1 } as const
const ratings: Readonly<Record<Mood, readonly number[]>> = { glad: [5, 5, 5, 4], fair: [3, 4, 3], cross: [2, 1, 2] }

type World = { seed: string; now: Date; runs: SharedRuns }

/** What was written of one agent, in words that not too many posts share; nothing of one in eight, but something of the first, who has an account. */
export function writeReviews(agent: ReviewedAgent, { seed, now, runs }: World): DemoReview[] {
  const random = createRandom(seed, 'agent reviews', agent.id)
  if (random.chance(0.12) && !agent.hasAccount) return []
  const sales = random.shuffled(agent.sales.filter((sale) => soonestReview(sale) < now.getTime()).slice(0, 20))
  const count = random.whole(agent.hasAccount ? 3 : 1, 5) + random.whole(0, Math.min(9, agent.sales.length))
  const own = Array.from({ length: count }).flatMap((_, at) => {
    const sale = random.chance(0.55) ? (sales[at] ?? null) : null
    return writeOne(agent, { random, now, runs, sale, source: agent.isClaimed ? 'request' : 'import' })
  })
  const imported = random.chance(0.15)
    ? Array.from({ length: random.whole(1, 4) }).flatMap(() =>
        writeOne(agent, { random, now, runs, sale: null, source: 'import' }),
      )
    : []
  return [...own, ...imported]
}

type Writing = Pick<DemoReview, 'source' | 'sale'> & { random: Random; now: Date; runs: SharedRuns }

/** One review; none where its author has nothing to say that others have not said. */
function writeOne(agent: ReviewedAgent, { random, now, runs, sale, source }: Writing): DemoReview[] {
  const serviceType = serviceOf(agent, sale, random)
  const mood = random.weighted<Mood>(moods)
  const writing = { agent, sale, matter: matterOf[serviceType], mood, random, runs }
  const text = writeText(writing)
  if (text === null) return []
  const writtenAt = momentOf(sale, random, now)
  const rating = random.pick(ratings[mood])
  const isAnswered = agent.isClaimed && source !== 'import' && random.chance(mood === 'cross' ? 0.55 : 0.3)
  const answer = isAnswered ? writeAnswer(writing) : null
  const answeredAt =
    answer === null ? null : new Date(Math.min(now.getTime(), writtenAt.getTime() + random.between(0.2, 6) * DAY_MS))
  const isRated = source !== 'import' && random.chance(0.4)
  const statistics = isRated ? statisticTypes.map((type) => ({ type, rating: nearby(rating, random) })) : []
  return [
    {
      source,
      author: clientName(random),
      serviceType,
      ...text,
      rating,
      statistics,
      sale,
      writtenAt,
      answer,
      answeredAt,
    },
  ]
}

const matterOf: Readonly<Record<ServiceProvidedType, Matter>> = {
  sale: 'selling',
  purchase: 'buying',
  management: 'letting',
  tenancy: 'letting',
  appraisal: 'selling',
}

function serviceOf({ isManager }: ReviewedAgent, sale: DemoReview['sale'], random: Random): ServiceProvidedType {
  const isLetting = sale === null ? isManager : sale.listingType === 'rental'
  if (isLetting) return random.chance(0.6) ? 'management' : 'tenancy'
  return random.chance(0.8) ? 'sale' : 'purchase'
}

/** Some days or weeks after the sale; never in time to come. */
function momentOf(sale: DemoReview['sale'], random: Random, now: Date): Date {
  const latest = now.getTime() - random.between(0.1, 2) * DAY_MS
  if (sale === null) return new Date(latest - random.between(5, TWO_YEARS) * DAY_MS)
  const soonest = soonestReview(sale)
  return new Date(Math.max(soonest, Math.min(latest, soonest + random.between(0, 42) * DAY_MS)))
}

/** Three days after the home changed hands. */
const soonestReview = ({ completedOn }: ReviewedAgent['sales'][number]): number =>
  Date.parse(`${completedOn}T03:00:00Z`) + 3 * DAY_MS

const nearby = (rating: number, random: Random): number => Math.min(5, Math.max(1, rating + random.whole(-1, 1)))
