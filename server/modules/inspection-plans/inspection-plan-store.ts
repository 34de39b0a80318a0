import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ChosenPlan, ChosenStop, InspectionPlanRecord, StopRow } from './inspection-plan-record.ts'
import {
  deleteOldestPlans,
  lockMember,
  replacePlan,
  selectStops,
  selectStopsFrom,
  selectVersion,
} from './inspection-plans.queries.ts'

/** The days of inspections of members (docs/product.md, section 15.54). */
export type InspectionPlanStore = {
  /** A day of a member; version 0 where there is no plan. `date` is yyyy-mm-dd. */
  ofDay(memberId: number, date: string): Promise<InspectionPlanRecord>
  /**
   * Keeps a day in place of what was kept of it. Throws CONFLICT where the version that was changed is not the one that is kept,
   * unless the visits are the same; UNAUTHENTICATED where the account is gone.
   */
  save(memberId: number, plan: ChosenPlan): Promise<InspectionPlanRecord>
  /** The visits from a day on, the earliest first. */
  stopsFrom(memberId: number, date: string): Promise<StopRow[]>
}

/** A member keeps so many days; those that were changed first make room. */
export const MOST_PLANS = 100

export type InspectionPlanStoreParts = { database: Database; clock: () => Date }

/** The plans in the database; the changes of one member come one after the other. */
export function inspectionPlanStore({ database, clock }: InspectionPlanStoreParts): InspectionPlanStore {
  const ofDay = async (memberId: number, date: string): Promise<InspectionPlanRecord> => ({
    date,
    version: await selectVersion(database, memberId, date),
    stops: await selectStops(database, memberId, date),
  })

  return {
    ofDay,
    stopsFrom: (memberId, date) => selectStopsFrom(database, memberId, date),
    save: (memberId, { date, stops, baseVersion }) =>
      database.transaction(async () => {
        if (!(await lockMember(database, memberId))) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
        const kept = await ofDay(memberId, date)
        // A repeat after a lost answer names an old version and changes nothing.
        if (kept.version > 0 && isSame(kept.stops, stops)) return kept
        if (baseVersion !== null && baseVersion !== kept.version) {
          throw new PortalError('CONFLICT', collectionErrors.changedMeanwhile)
        }
        await replacePlan(database, memberId, { date, version: kept.version + 1, stops, now: clock() })
        await deleteOldestPlans(database, memberId, MOST_PLANS)
        return ofDay(memberId, date)
      }),
  }
}

function isSame(kept: readonly ChosenStop[], chosen: readonly ChosenStop[]): boolean {
  const textOf = ({ listingId, startsAt, endsAt }: ChosenStop) =>
    `${listingId} ${startsAt.getTime()} ${endsAt.getTime()}`
  return kept.length === chosen.length && kept.every((stop, at) => textOf(stop) === chosen.map(textOf)[at])
}
