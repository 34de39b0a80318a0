import { useSyncExternalStore } from 'react'
import { staffPageAt } from '#domain/staff/staff-pages.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'

const listeners = new Set<() => void>()
let refusedPage: string | null = null

/** Records that the portal refused what the open page asked for: whoever is there may open it no more. */
export function recordProblem(problem: unknown): void {
  if (problem instanceof ApiProblem && problem.code === 'FORBIDDEN') change(pageNow())
}

/** The page is tried again. */
export const forgetRefusal = (): void => change(null)

/** Whether the portal refused what a page asked for. */
export const useIsRefused = (page: string | undefined): boolean =>
  useSyncExternalStore(onChange, () => refusedPage) === page && page !== undefined

function change(page: string | null) {
  refusedPage = page
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const pageNow = (): string | null => staffPageAt(location.pathname)?.page.path ?? null
