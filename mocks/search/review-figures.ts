import type { ReviewFigures } from '#domain/agents/review-figures.ts'
import type { World } from '../world/world.ts'

/** What clients said of an agent, counted from the reviews that are published. */
export function figuresOf({ reviews }: World, agent: number): ReviewFigures {
  const published = reviews.getAll().filter(({ agentId, status }) => agentId === agent && status === 'published')
  const own = published.filter(({ source }) => source !== 'import')
  const count = (stars: number) => own.filter(({ rating }) => rating === stars).length
  return {
    spread: [count(1), count(2), count(3), count(4), count(5)],
    verifiedCount: own.filter(({ isVerified }) => isVerified).length,
    importedCount: published.length - own.length,
  }
}
