import type { PostStep } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The steps of a post with one more, whose number is higher than that of any other. */
export function withStep(
  { posts, reviews, now }: World,
  steps: readonly PostStep[],
  step: Omit<PostStep, 'at' | 'id'>,
): PostStep[] {
  const all = [...posts.getAll(), ...reviews.getAll()].flatMap((post) => post.steps.map(({ id }) => id))
  return [...steps, { ...step, id: Math.max(0, ...all) + 1, at: now }]
}
