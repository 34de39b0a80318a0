import type { PostText, SendPostOutput, SentPost } from '#machines/post-editor/post-editor.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'

type Sent = { became: SentPost; path: string | null }
type Sending<Form> = {
  form: Form
  /** Which field an error of the server alone is about, by its message: the graph's errors name no field to views. */
  fieldOfMessage?: (message: string) => string | null
  /** What a post that is changed says now, and where it stands; null where it is gone. */
  readCurrent?: () => Promise<(PostText<Form> & { status: string }) | null>
}

/** What became of a call that writes a post; rejects when nobody can tell whether it was written. */
export async function sendPost<Form extends object>(
  call: () => Promise<Sent>,
  sending: Sending<Form>,
): Promise<SendPostOutput<Form>> {
  try {
    return { ok: true, ...(await call()) }
  } catch (problem) {
    return refusalFor(problem, sending)
  }
}

async function refusalFor<Form extends object>(
  problem: unknown,
  { form, fieldOfMessage, readCurrent }: Sending<Form>,
): Promise<SendPostOutput<Form>> {
  const isFlood = problem instanceof ApiProblem && problem.code === 'TOO_MANY_REQUESTS'
  if (!(problem instanceof ApiProblem) || (isPassingProblem(problem) && !isFlood)) throw problem
  const { code, message } = problem
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED') return { ok: false, reason: 'SESSION_ENDED' }
  const current = code === 'CONFLICT' ? await readCurrent?.() : null
  if (current) {
    // Its own change, whose answer was lost.
    if (textOf(current.form) === textOf(form)) return { ok: true, became: becameOf(current.status), path: null }
    return { ok: false, reason: 'CHANGED', current: { form: current.form, revision: current.revision } }
  }
  const field = fieldOfMessage?.(message) ?? null
  if (field !== null) return { ok: false, reason: 'INVALID', errors: [{ field, message }] }
  return { ok: false, reason: 'REFUSED', message }
}

/** Equal for forms that say the same, in whatever order. */
const textOf = (form: object): string =>
  JSON.stringify(
    Object.entries(form)
      .map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value])
      .toSorted(([left], [right]) => (String(left) < String(right) ? -1 : 1)),
  )

/** Where a post that was written stands, in the words of the machine. */
export const becameOf = (status: string): SentPost =>
  status === 'published' || status === 'unconfirmed' ? status : 'held'
