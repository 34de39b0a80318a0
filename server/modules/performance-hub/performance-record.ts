import type { DayCounts, PerformanceCounts } from '#domain/performance/performance-counts.ts'
import type { Period } from '#domain/performance/performance-period.ts'
import type { SuburbComparison } from '#domain/performance/suburb-comparison.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'

type PeriodRecord = Period & { days: number }

/** What was counted in a period and before it. */
export type CountedPeriod = {
  period: PeriodRecord
  totals: PerformanceCounts
  totalsBefore: PerformanceCounts
  byDay: DayCounts[]
}

export type HomePerformanceRecord = {
  listing: ListingRecord
  totals: PerformanceCounts
  totalsBefore: PerformanceCounts
}

export type HubRecord = CountedPeriod & {
  agent: AgentRecord
  isOfOffice: boolean
  maySeeOffice: boolean
  homeCount: number
  homes: HomePerformanceRecord[]
}

export type ListingPerformanceRecord = CountedPeriod & {
  listing: ListingRecord
  viewsPerDay: number | null
  /** Null for a home that is off the market. */
  compare: (() => Promise<SuburbComparison | null>) | null
}
