import type { QueryClient } from '@tanstack/react-query'
import { AlertMatchesDocument } from '#src/api/generated/documents/alert-matches.ts'
import { AlertOfSearchDocument } from '#src/api/generated/documents/alert-of-search.ts'
import { AlertToEditDocument } from '#src/api/generated/documents/alert-to-edit.ts'
import { AlertsDocument } from '#src/api/generated/documents/alerts.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { readAgain } from '#src/api/graphql/read-again.ts'

const hashes: ReadonlySet<unknown> = new Set(
  [AlertsDocument, AlertMatchesDocument, AlertToEditDocument, AlertOfSearchDocument].map(documentHash),
)
const ofAlerts = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => hashes.has(queryKey[0]) }

/** Reads again what the page shows of alerts, and the rest when it is next shown. */
export const refreshAlerts = (queryClient: QueryClient): Promise<void> => readAgain(queryClient, ofAlerts)

/** Nothing of one member's alerts is left for the next. */
export const forgetAlerts = (queryClient: QueryClient): void => queryClient.removeQueries(ofAlerts)
