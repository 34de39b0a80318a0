import { useRef, useState } from 'react'
import type { RestProblem, RestResult } from '#src/api/rest/rest-result.ts'
import { changeCopy } from '#src/shared/agents/use-change.copy.ts'
import { emit } from '#src/shared/runtime/app-events.ts'

/** Why something was not done: in words, as a code, and the field at fault where one is. */
export type SendingFailure = { message: string; code: RestProblem['code']; field: string | null }

const unanswered: ReadonlySet<RestProblem['code']> = new Set([
  'UNREACHABLE',
  'TIMED_OUT',
  'BAD_ANSWER',
  'UNAVAILABLE',
  'INTERNAL',
])

/** Sends one thing at a time; says why it was not done. What was typed stays where it is. */
export function useSending() {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  const underWay = useRef(false)

  async function send<Data>(call: () => Promise<RestResult<Data>>, onDone: (data: Data) => void): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    setFailure(null)
    const result = await call()
    underWay.current = false
    setIsBusy(false)
    if (result.ok) onDone(result.data)
    else setFailure(failureOf(result.problem))
  }

  return { isBusy, failure, send, forget: () => setFailure(null) }
}

function failureOf({ code, message, errors }: RestProblem): SendingFailure {
  const field = errors[0]?.field ?? null
  if (unanswered.has(code)) return { message: changeCopy.unreachable, code, field: null }
  if (code !== 'UNAUTHENTICATED' && code !== 'SESSION_ENDED') return { message, code, field }
  emit('auth.requested', { form: 'signIn', position: 'other' })
  return { message: changeCopy.logIn, code, field: null }
}
