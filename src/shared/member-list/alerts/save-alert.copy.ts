import type { SearchMode } from '#domain/lookups/search-modes.ts'

export const saveAlertCopy = {
  buy: 'Save alert',
  rent: 'Save alert',
  sold: 'Alert me to sales',
  leased: 'Alert me to leases',
} as const satisfies Record<SearchMode, string>
