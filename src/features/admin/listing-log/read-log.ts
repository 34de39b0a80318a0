import { ListingLogDocument } from '#src/api/generated/documents/listing-log.ts'
import type { ListingLogQuery, ListingLogQueryVariables } from '#src/api/generated/graphql.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'

type PageOfLog = NonNullable<ListingLogQuery['listingLog']>
export type LogEntry = PageOfLog['results'][number]
export type WholeLog = { listing: PageOfLog['listing']; entries: LogEntry[]; isWhole: boolean }

const PAGE_SIZE = 500
export const MOST_ENTRIES = 5000

/** The log of a listing, the latest first, as far as it is shown; null where there is no such listing. */
export async function readLog(
  execute: ExecuteDocument,
  listingId: number,
  signal: AbortSignal,
): Promise<WholeLog | null> {
  const entries: LogEntry[] = []
  let before: string | null = null
  for (;;) {
    const variables: ListingLogQueryVariables = { listingId, before, take: PAGE_SIZE }
    const { listingLog: page }: ListingLogQuery = await execute(ListingLogDocument, variables, { signal })
    if (page == null) return null
    entries.push(...page.results)
    before = page.next ?? null
    if (before === null || entries.length >= MOST_ENTRIES) {
      return { listing: page.listing, entries, isWhole: before === null }
    }
  }
}
