import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionListingsDocument } from '#src/api/generated/documents/collection-listings.ts'
import { CollectionInvitationsDocument } from '#src/api/generated/documents/collection-invitations.ts'
import { CollectionsDocument } from '#src/api/generated/documents/collections.ts'
import { InspectionDayPlanDocument } from '#src/api/generated/documents/inspection-day-plan.ts'
import { OpenListingsDocument } from '#src/api/generated/documents/open-listings.ts'
import { ListingsToPlanDocument } from '#src/api/generated/documents/listings-to-plan.ts'
import { SavedListingsDocument } from '#src/api/generated/documents/saved-listings.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { documentHash, type ExecuteDocument, type ExecuteOptions } from '#src/api/graphql/execute-document.ts'
import { storeAnswer, readAnswer } from './stored-answers.ts'

const kept: ReadonlySet<string> = new Set(
  [
    CollectionsDocument,
    CollectionInvitationsDocument,
    CollectionDetailDocument,
    CollectionListingsDocument,
    SavedListingsDocument,
    ListingsToPlanDocument,
    OpenListingsDocument,
    InspectionDayPlanDocument,
  ].map(documentHash),
)

/** Since when each answer stands that was kept and not read again since, by the hash of its query. */
const standing = new Map<string, number>()
const listeners = new Set<() => void>()

/** Tells when an answer is one that was kept, or is none any more; returns how to stop. */
export function onStanding(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Since when the answer to a query stands; null where the portal has just given it. */
export const standingSince = (queryHash: string): number | null => standing.get(queryHash) ?? null

/**
 * Runs documents as before, and keeps what is answered of saved homes. Where the portal cannot be reached, what it answered last
 * is the answer; what it refuses, it refuses.
 */
export function keepingExecute(execute: ExecuteDocument, memberId: number): ExecuteDocument {
  return async <Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
    options?: ExecuteOptions,
  ) => {
    const hash = documentHash(document)
    if (!kept.has(hash)) return execute(document, variables, options)
    const key = hashKey([hash, variables])
    try {
      const data = await execute(document, variables, options)
      note(key, null)
      void storeAnswer(memberId, key, { at: Date.now(), data })
      return data
    } catch (problem) {
      const answer = isAway(problem) ? await readAnswer(memberId, key) : null
      if (answer === null) throw problem
      note(key, answer.at)
      // It was kept under the hash of this document.
      return answer.data as Result
    }
  }
}

/** By itself the client would not even ask, nor fall back, where the browser says that there is no connection. */
export function askWithoutConnection(queryClient: QueryClient): void {
  for (const hash of kept) queryClient.setQueryDefaults([hash], { networkMode: 'always' })
}

const isAway = (problem: unknown): boolean =>
  problem instanceof ApiProblem && (problem.code === 'UNREACHABLE' || problem.code === 'TIMED_OUT')

function note(key: string, at: number | null): void {
  if ((standing.get(key) ?? null) === at) return
  if (at === null) standing.delete(key)
  else standing.set(key, at)
  for (const listener of listeners) listener()
}
