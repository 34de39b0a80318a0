import type { AlertStatus } from '#domain/alerts/alert-filter.ts'
import type { NotifiedSection } from '#server/modules/notifications/notification-record.ts'
import type { AlertArea } from '#domain/alerts/alert-area.ts'
import type { AlertMatchKind } from '#domain/alerts/listing-change.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'

export type AlertFrequency = 'immediately' | 'daily' | 'weekly'

/** How an alert tells of what it found. */
type AlertDelivery = { frequency: AlertFrequency; isByEmail: boolean; isByPush: boolean }

/** What an alert looks for, and where in numbers. */
export type PlacedSearch = {
  search: SearchParameters
  area: AlertArea
  /** The zone of its place. */
  timeZone: string
}

/** An alert as its table holds it. */
export type AlertRecord = PlacedSearch &
  AlertDelivery & {
    id: number
    memberId: number
    name: string
    isPaused: boolean
    isPartlyInRange: boolean
    createdAt: Date
    /** Whether its member may be mailed at all. */
    isEmailConfirmed: boolean
  }

/** What an alert for a search would be. */
export type PlannedAlert = { search: SearchParameters; isPartlyInRange: boolean }

export type NewAlert = PlacedSearch & AlertDelivery & { name: string; isPartlyInRange: boolean; idempotencyKey: string }

/** What of an alert is changed; what is left out stays. */
export type AlertChange = Partial<
  PlacedSearch & AlertDelivery & { name: string; isPartlyInRange: boolean; isPaused: boolean }
>

/** A home that fitted an alert. */
export type AlertMatchRow = {
  listingId: number
  kind: AlertMatchKind
  reason: string
  matchedAt: Date
  seenAt: Date | null
}

/** A match with its home, which is still there. */
export type MatchedHome = { match: AlertMatchRow; listing: ListingRecord }

export type AlertsOfMember = { memberId: number; results: AlertRecord[] }

/** A part of the homes that fitted an alert. */
export type AlertMatchPage = { total: number; paging: { skip: number; take: number }; rows: AlertMatchRow[] }

/** A home that an alert found and its member was not told of yet. */
export type FoundListing = {
  alertId: number
  alertName: string
  /** Of the homes that the alert looks for. */
  status: AlertStatus
  listingId: number
  reason: string
}

/** What one alert found. */
export type AlertSection = NotifiedSection & {
  /** Later alerts that found some of the same homes. */
  otherSenderIds: readonly number[]
  areCompleted: boolean
}
