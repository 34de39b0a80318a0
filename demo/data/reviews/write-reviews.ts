import type { ServiceProvidedType, StatisticType } from '#domain/reviews/review-types.ts'
import { statisticTypes } from '#domain/reviews/review-types.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import { gatherFacts, newSpeech, say } from '#demo/data/texts/grammar.ts'
import { clientName } from './client-names.ts'
import { answers, lines, type Matter, type Mood, titles } from './review-lines.ts'

/** An agent with the sales and leases that can be reviewed, the latest first. */
export type ReviewedAgent = {
  id: number
  name: string
  suburb: string
  isManager: boolean
  stateCode: string
  hasAccount: boolean
  /** Who has not claimed the profile asks for no review and answers none. */
  isClaimed: boolean
  sales: readonly {
    listingId: number
    listingType: 'sale' | 'rental'
    address: string
    suburbId: number
    completedOn: string
  }[]
}

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

/** What was written of one agent; nothing of one in eight, but something of the first, who has an account. */
export function writeReviews(agent: ReviewedAgent, { seed, now }: { seed: string; now: Date }): DemoReview[] {
  const random = createRandom(seed, 'agent reviews', agent.id)
  if (random.chance(0.12) && !agent.hasAccount) return []
  const sales = random.shuffled(agent.sales.filter((sale) => soonestReview(sale) < now.getTime()).slice(0, 20))
  const count = random.whole(agent.hasAccount ? 3 : 1, 5) + random.whole(0, Math.min(9, agent.sales.length))
  const own = Array.from({ length: count }, (_, at) => {
    const sale = random.chance(0.55) ? (sales[at] ?? null) : null
    return writeOne(agent, { random, now, sale, source: agent.isClaimed ? 'request' : 'import' })
  })
  const imported = random.chance(0.15)
    ? Array.from({ length: random.whole(1, 4) }, () => writeOne(agent, { random, now, sale: null, source: 'import' }))
    : []
  return [...own, ...imported]
}

type Writing = Pick<DemoReview, 'source' | 'sale'> & { random: Random; now: Date }

function writeOne(agent: ReviewedAgent, { random, now, sale, source }: Writing): DemoReview {
  const serviceType = serviceOf(agent, sale, random)
  const matter = matterOf[serviceType]
  const mood = random.weighted<Mood>(moods)
  const facts = gatherFacts({ first: agent.name.split(' ')[0], suburb: agent.suburb })
  const speech = newSpeech(random, facts)
  const title = say(speech, titles[matter][mood]) ?? 'My experience'
  const sentences = Array.from({ length: random.whole(1, mood === 'glad' ? 5 : 3) }, () =>
    say(speech, lines[matter][mood]),
  )
  const said = sentences.filter((sentence) => sentence !== null)
  const parts = said.length > 3 ? [said.slice(0, 2).join(' '), said.slice(2).join(' ')] : [said.join(' ')]
  const writtenAt = momentOf(sale, random, now)
  const rating = random.pick(ratings[mood])
  const isAnswered = agent.isClaimed && source !== 'import' && random.chance(mood === 'cross' ? 0.55 : 0.3)
  const answer = isAnswered ? say(newSpeech(random, facts), answers[mood]) : null
  const answeredAt =
    answer === null ? null : new Date(Math.min(now.getTime(), writtenAt.getTime() + random.between(0.2, 6) * DAY_MS))
  const isRated = source !== 'import' && random.chance(0.4)
  return {
    source,
    author: clientName(random),
    serviceType,
    title,
    content: parts.join('\n\n'),
    rating,
    statistics: isRated ? statisticTypes.map((type) => ({ type, rating: nearby(rating, random) })) : [],
    sale,
    writtenAt,
    answer,
    answeredAt,
  }
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
