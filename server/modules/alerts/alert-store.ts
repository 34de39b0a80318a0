import { alertErrors } from '#domain/alerts/alert-errors.copy.ts'
import { ALERT_UNDO_TIME, MOST_ALERTS } from '#domain/alerts/alert-limits.ts'
import { isSameAlertSearch } from '#domain/search/alert-match.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import { alertChanged } from './alert-changed.ts'
import { markSeen } from './alert-matches.queries.ts'
import { deletePlaces, replacePlaces } from './alert-places.queries.ts'
import type { AlertChange, AlertRecord, NewAlert } from './alert-record.ts'
import {
  alertsOfMember,
  countAlerts,
  findAlert,
  findAlertByKey,
  findDeletedAlert,
  insertAlert,
  lockMember,
  purgeAlerts,
  setDeletedAt,
  updateAlert,
} from './alert-store.queries.ts'

/** The alerts of members; another member's alert is as if there were none. */
export type AlertStore = {
  /** The newest first. */
  ofMember(memberId: number): Promise<AlertRecord[]>
  byId(memberId: number, id: number): Promise<AlertRecord | null>
  /** The alert that is the same as this search would make. */
  ofSearch(memberId: number, search: SearchParameters): Promise<AlertRecord | null>
  /**
   * Makes an alert. Answers the one that the same key made before, or one of the same search, instead of a second one. Throws
   * BAD_INPUT where the member has too many, and UNAUTHENTICATED where the account is gone.
   */
  add(memberId: number, alert: NewAlert): Promise<AlertRecord>
  /** The alert as it is then; null when there is none. */
  change(memberId: number, id: number, change: AlertChange): Promise<AlertRecord | null>
  /** Whether there was such an alert, or it was deleted within the last day. */
  remove(memberId: number, id: number): Promise<boolean>
  /** Brings back what was deleted within the last day; null when there is none. Throws BAD_INPUT where there is no room. */
  restore(memberId: number, id: number): Promise<AlertRecord | null>
  /** Marks everything that it found as seen; null when there is no such alert. */
  markSeen(memberId: number, id: number): Promise<AlertRecord | null>
  /** Removes what was deleted more than a day ago. */
  purge(): Promise<void>
}

export type AlertStoreParts = { database: Database; clock: () => Date; live: LiveChannel }

/** The alerts in the database; the changes of one member come one after the other. */
export function alertStore({ database, clock, live }: AlertStoreParts): AlertStore {
  const deletedAfter = () => new Date(clock().getTime() - ALERT_UNDO_TIME)

  /** In one transaction, in the member's turn; open pages hear what `work` says was changed. */
  const inTurn = <Result>(memberId: number, work: (changed: (alertId: number) => void) => Promise<Result>) =>
    database.transaction(
      async () => {
        if (!(await lockMember(database, memberId))) throw new PortalError('UNAUTHENTICATED', alertErrors.save)
        const changed: number[] = []
        const result = await work((alertId) => changed.push(alertId))
        await live.publish(...changed.map((alertId) => alertChanged({ alertId, memberId })))
        return result
      },
      // What is marked as seen may be found again at the same moment.
      { isRepeatable: true },
    )

  const ofSearch = async (memberId: number, search: SearchParameters) =>
    (await alertsOfMember(database, memberId)).findLast((alert) => isSameAlertSearch(alert.search, search)) ?? null

  async function requireRoom(memberId: number): Promise<void> {
    if ((await countAlerts(database, memberId)) < MOST_ALERTS) return
    throw new PortalError('BAD_INPUT', alertErrors.tooMany(MOST_ALERTS))
  }

  return {
    ofMember: (memberId) => alertsOfMember(database, memberId),
    byId: (memberId, id) => findAlert(database, memberId, id),
    ofSearch,
    add: (memberId, alert) =>
      inTurn(memberId, async (changed) => {
        const known = await findAlertByKey(database, memberId, alert.idempotencyKey)
        const same = known ?? (await ofSearch(memberId, alert.search))
        if (same !== null) return same
        await requireRoom(memberId)
        const record = await insertAlert(database, memberId, alert, clock())
        await replacePlaces(database, record)
        changed(record.id)
        return record
      }),
    change: (memberId, id, change) =>
      inTurn(memberId, async (changed) => {
        const before = await findAlert(database, memberId, id)
        if (before === null) return null
        const after: AlertRecord = { ...before, ...change }
        await updateAlert(database, after)
        await replacePlaces(database, after)
        changed(id)
        return after
      }),
    remove: (memberId, id) =>
      inTurn(memberId, async (changed) => {
        const alert = await findAlert(database, memberId, id)
        if (alert === null) return (await findDeletedAlert(database, memberId, id, deletedAfter())) !== null
        await setDeletedAt(database, id, clock())
        await deletePlaces(database, id)
        changed(id)
        return true
      }),
    restore: (memberId, id) =>
      inTurn(memberId, async (changed) => {
        const present = await findAlert(database, memberId, id)
        const deleted = present ?? (await findDeletedAlert(database, memberId, id, deletedAfter()))
        if (present !== null || deleted === null) return present
        await requireRoom(memberId)
        await setDeletedAt(database, id, null)
        await replacePlaces(database, deleted)
        changed(id)
        return deleted
      }),
    markSeen: (memberId, id) =>
      inTurn(memberId, async (changed) => {
        const alert = await findAlert(database, memberId, id)
        if (alert !== null && (await markSeen(database, id, clock())) > 0) changed(id)
        return alert
      }),
    purge: () => purgeAlerts(database, deletedAfter()),
  }
}
