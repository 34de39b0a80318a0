import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { type AlertFrequency, LONGEST_ALERT_NAME } from '#machines/alert-editor/alert-editor.machine.ts'
import { type AlertPosition, alertPositions } from '#src/shared/member-list/alerts/alert-request.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'
import { UNSAVED_ALERT_KEY } from './has-unsaved-alert.ts'

/** An alert that was saved before its member logged in. */
export type UnsavedAlert = {
  alertName: string
  searchParams: SearchParameters
  pageElementPosition: AlertPosition
  idempotencyKey: string
  delivery: { frequency: AlertFrequency; isByEmail: boolean; isByPush: boolean }
  isPartlyInRange: boolean
  /** For whom it was tried first; nobody else gets it. */
  memberId: number | null
}
/** The one that was kept last, with those before it that wait too. */
type Stored = UnsavedAlert & { earlier?: readonly UnsavedAlert[] }

const MOST_WAITING = 20

const stored = storedValue<Stored | null>(UNSAVED_ALERT_KEY, (found) => {
  // Each part is looked at before it is taken.
  const { earlier } = Object(found) as { earlier?: unknown }
  return storedForm([found, ...(Array.isArray(earlier) ? earlier : [])].flatMap((each) => unsavedAlertFrom(each) ?? []))
})

/** What is kept: the same object until it changes. */
export const readUnsaved = stored.read

/** The alerts that wait for their member, the latest first. */
export function unsavedAlerts(): readonly UnsavedAlert[] {
  const latest = stored.read()
  if (latest === null) return []
  const { earlier = [], ...alert } = latest
  return [alert, ...earlier]
}

/** Tells of changes here and in other tabs; returns how to stop. */
export const onUnsavedAlerts = (listener: () => void): (() => void) => stored.onChange(listener)

/** Keeps an alert until its member is there; the same one again, by its key, takes the place of itself. */
export const storeUnsavedAlert = (alert: UnsavedAlert): void =>
  write([alert, ...others(alert.idempotencyKey)].slice(0, MOST_WAITING))

export const removeUnsavedAlert = (idempotencyKey: string): void => write(others(idempotencyKey))

export const removeUnsavedAlerts = (): void => write([])

/** From its first try on an alert belongs to a member. */
export const claimUnsavedAlert = (idempotencyKey: string, memberId: number): void =>
  write(unsavedAlerts().map((alert) => (alert.idempotencyKey === idempotencyKey ? { ...alert, memberId } : alert)))

const others = (idempotencyKey: string) => unsavedAlerts().filter((alert) => alert.idempotencyKey !== idempotencyKey)

function storedForm([latest, ...earlier]: readonly UnsavedAlert[]): Stored | null {
  if (latest === undefined) return null
  return earlier.length === 0 ? latest : { ...latest, earlier }
}

function write(alerts: readonly UnsavedAlert[]): void {
  stored.write(storedForm(alerts))
  if (alerts.length > 0) return
  try {
    localStorage.removeItem(UNSAVED_ALERT_KEY)
  } catch {
    // Nothing is kept there.
  }
}

const frequencies: readonly AlertFrequency[] = ['immediately', 'daily', 'weekly']

function unsavedAlertFrom(found: unknown): UnsavedAlert | null {
  // Each part is looked at before it is taken.
  const given = Object(found) as Partial<Record<keyof UnsavedAlert, unknown>>
  const delivery = Object(given.delivery) as Partial<Record<keyof UnsavedAlert['delivery'], unknown>>
  const searchParams = searchFrom(given.searchParams)
  const { alertName, idempotencyKey, memberId } = given
  if (searchParams === null || typeof alertName !== 'string' || alertName.trim() === '') return null
  if (typeof idempotencyKey !== 'string' || !/^[\w-]{8,100}$/.test(idempotencyKey)) return null
  return {
    alertName: alertName.slice(0, LONGEST_ALERT_NAME),
    searchParams,
    pageElementPosition: alertPositions.find((each) => each === given.pageElementPosition) ?? 'results_list',
    idempotencyKey,
    delivery: {
      frequency: frequencies.find((each) => each === delivery.frequency) ?? 'immediately',
      isByEmail: delivery.isByEmail !== false,
      isByPush: delivery.isByPush === true,
    },
    isPartlyInRange: given.isPartlyInRange !== false,
    memberId: Number.isSafeInteger(memberId) ? Number(memberId) : null,
  }
}

function searchFrom(found: unknown): SearchParameters | null {
  try {
    // What is no search throws here, and what is none to the portal is refused by it.
    return normaliseSearchParameters(found as SearchParameters)
  } catch {
    return null
  }
}
