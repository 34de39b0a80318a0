import type { SendPostOutput, SentPost } from '#machines/post-editor/post-editor.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'

type Sent = { became: SentPost; path: string | null }
/** Which field an error of the server alone is about, by its message: the graph's errors name no field to views. */
type FieldOfMessage = (message: string) => string | null

/** What became of a call that writes a post; rejects when nobody can tell whether it was written. */
export async function sendPost(
  call: () => Promise<Sent>,
  fieldOfMessage: FieldOfMessage = () => null,
): Promise<SendPostOutput> {
  try {
    return { ok: true, ...(await call()) }
  } catch (problem) {
    return refusalFor(problem, fieldOfMessage)
  }
}

function refusalFor(problem: unknown, fieldOfMessage: FieldOfMessage): SendPostOutput {
  const isFlood = problem instanceof ApiProblem && problem.code === 'TOO_MANY_REQUESTS'
  if (!(problem instanceof ApiProblem) || (isPassingProblem(problem) && !isFlood)) throw problem
  const { code, message } = problem
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED') return { ok: false, reason: 'SESSION_ENDED' }
  const field = fieldOfMessage(message)
  if (field !== null) return { ok: false, reason: 'INVALID', errors: [{ field, message }] }
  return { ok: false, reason: 'REFUSED', message }
}

/** Where a post that was written stands, in the words of the machine. */
export const becameOf = (status: string): SentPost =>
  status === 'published' || status === 'unconfirmed' ? status : 'held'
