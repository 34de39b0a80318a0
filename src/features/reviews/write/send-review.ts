import type { ReviewField } from '#domain/reviews/check-review.ts'
import type { SendReviewOutput } from '#machines/review-editor/review-editor.machine.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'

/** What became of a call that writes a review; rejects when nobody can tell whether it was written. */
export async function sendReview(call: () => Promise<'published' | 'held' | 'unconfirmed'>): Promise<SendReviewOutput> {
  try {
    return { ok: true, became: await call() }
  } catch (problem) {
    return refusalFor(problem)
  }
}

function refusalFor(problem: unknown): SendReviewOutput {
  const isFlood = problem instanceof ApiProblem && problem.code === 'TOO_MANY_REQUESTS'
  if (!(problem instanceof ApiProblem) || (isPassingProblem(problem) && !isFlood)) throw problem
  const { code, message } = problem
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED') return { ok: false, reason: 'SESSION_ENDED' }
  const field = fieldOfMessage(message)
  if (field !== null) return { ok: false, reason: 'INVALID', errors: [{ field, message }] }
  return { ok: false, reason: 'REFUSED', message }
}

/** The graph's errors name no field to views; what the server alone can find wrong is the address. */
const fieldOfMessage = (message: string): ReviewField | null =>
  /suburb|for this home|naming a home/.test(message) ? 'propertyAddress' : null

/** Where a review that was written stands, in the words of the machine. */
export const becameOf = (status: string): 'published' | 'held' | 'unconfirmed' =>
  status === 'published' || status === 'unconfirmed' ? status : 'held'
