import type { ListingRecord } from '#server/modules/listings/listing-record.ts'

/** A visit of a home, as it is chosen. */
export type ChosenStop = { listingId: number; startsAt: Date; endsAt: Date }

/** Whose days they are: a member's own, or those of everyone who takes part in a collection. */
export type PlanOwner = { kind: 'member' | 'collection'; id: number }

/** A visit as it is kept; it is still open when the home is on the market and has an inspection for all of that time. */
export type StopRow = ChosenStop & { isStillOpen: boolean }

/** A day of inspections in the order of the visits; version 0 is a day without a plan. `date` is yyyy-mm-dd in the zones of the homes. */
export type InspectionPlanRecord = { date: string; version: number; stops: StopRow[] }

/** A visit together with its home, withdrawn or not. */
export type InspectionStopRecord = StopRow & { listing: ListingRecord }

/** A day as it is chosen; `baseVersion` null: whatever was kept before. */
export type ChosenPlan = { date: string; stops: readonly ChosenStop[]; baseVersion: number | null }
