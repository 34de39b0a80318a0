import { createRandom } from '#demo/data/random/random.ts'
import type { DemoReview } from './write-reviews.ts'

/** How many agents somebody has to do with in two years. */
const MOST_OF_RESIDENT = 3
/** Of one agent; the others are clients who were asked and have no account. */
const MOST_OF_AGENT = 3
const SHORTEST_PAUSE_MS = 60 * 24 * 60 * 60 * 1000

type Reviewed = DemoReview & { agent: { id: number; stateCode: string; hasAccount: boolean } }

/**
 * Gives some reviews of clients to residents: each wrote of one to three agents of one state, months apart. Agents with an account
 * come first, so that the reviews of theirs are of both kinds.
 */
export function withResidents<Review extends Reviewed>(
  reviews: readonly Review[],
  { seed, residentCount }: { seed: string; residentCount: number },
): Review[] {
  const random = createRandom(seed, 'residents who review')
  const residents = Array.from({ length: residentCount }, () => ({
    most: random.whole(1, MOST_OF_RESIDENT),
    written: new Array<Review>(),
  }))
  const authors = new Map<Review, number>()
  const countByAgent = new Map<number, number>()
  const asked = random.shuffled(reviews.filter(({ source }) => source === 'request'))
  for (const review of [...asked.filter(isOfAccount), ...asked.filter((each) => !isOfAccount(each))]) {
    const ofAgent = countByAgent.get(review.agent.id) ?? 0
    const author = residents.findIndex(({ most, written }) => written.length < most && fits(review, written))
    const resident = residents[author]
    if (ofAgent >= MOST_OF_AGENT || resident === undefined) continue
    resident.written.push(review)
    authors.set(review, author)
    countByAgent.set(review.agent.id, ofAgent + 1)
  }
  return reviews.map((review) => {
    const author = authors.get(review)
    return author === undefined ? review : { ...review, source: 'member', author }
  })
}

const isOfAccount = ({ agent }: Reviewed): boolean => agent.hasAccount

const fits = (review: Reviewed, written: readonly Reviewed[]): boolean =>
  written.every(
    ({ agent, writtenAt }) =>
      agent.id !== review.agent.id &&
      agent.stateCode === review.agent.stateCode &&
      Math.abs(writtenAt.getTime() - review.writtenAt.getTime()) >= SHORTEST_PAUSE_MS,
  )
