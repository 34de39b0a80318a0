import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useRef, useState } from 'react'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { changeCopy } from './use-change.copy.ts'

/** Changes one thing at a time; says why it was not done. Rejects never: what was typed stays where it is. */
export function useChange<Result, Variables>(document: TypedDocumentNode<Result, Variables>) {
  const execute = useExecute()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef(false)

  async function change(variables: Variables, onDone: (result: Result) => void): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      onDone(await execute(document, variables))
    } catch (problem) {
      setFailure(failureOf(problem))
    }
    underWay.current = false
    setIsBusy(false)
  }

  return { isBusy, failure, change, refuse: setFailure }
}

function failureOf(problem: unknown): string {
  const isRefusal =
    problem instanceof ApiProblem && (!isPassingProblem(problem) || problem.code === 'TOO_MANY_REQUESTS')
  if (!isRefusal) return changeCopy.unreachable
  if (problem.code !== 'UNAUTHENTICATED' && problem.code !== 'SESSION_ENDED') return problem.message
  emit('auth.requested', { form: 'signIn', position: 'other' })
  return changeCopy.logIn
}
