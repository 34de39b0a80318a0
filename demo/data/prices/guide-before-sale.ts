import { createRandom } from '#demo/data/random/random.ts'
import { roundPrice } from './price-text.ts'

/** How far above their guide the homes of an agent sell, as a share: some quote low, some high. */
const USUAL = 0.02
const OF_AGENTS = 0.03
const OF_HOMES = 0.04
/** Of a hundred homes, how many sell for exactly what was asked. */
const EXACT = 0.06

/** What was asked for a home that sold for `sold`; agents differ, and it is rarely the same figure. */
export function guideBeforeSale(
  { seed, listingId, agentId }: { seed: string; listingId: number; agentId: number },
  sold: number,
): number {
  const random = createRandom(seed, 'guide', listingId)
  if (random.chance(EXACT)) return sold
  const habit = USUAL + createRandom(seed, 'guide of agent', agentId).normal() * OF_AGENTS
  const guide = roundPrice(sold / Math.exp(habit + random.normal() * OF_HOMES))
  return guide === sold ? roundPrice(sold * 0.97) : guide
}
