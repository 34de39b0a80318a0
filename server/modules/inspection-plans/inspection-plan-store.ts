import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CollectionsServices } from '#server/modules/collections/collections-services.ts'
import type { ChosenPlan, ChosenStop, InspectionPlanRecord, PlanOwner, StopRow } from './inspection-plan-record.ts'
import {
  deleteOldestPlans,
  lockMember,
  replacePlan,
  selectStops,
  selectStopsFrom,
  selectVersion,
} from './inspection-plans.queries.ts'

/** The days of inspections of members and of collections (docs/product.md, sections 15.48 and 15.49). */
export type InspectionPlanStore = {
  /** A day; version 0 where there is no plan. `date` is yyyy-mm-dd. */
  ofDay(owner: PlanOwner, date: string): Promise<InspectionPlanRecord>
  /**
   * Keeps a day in place of what was kept of it. Throws CONFLICT where the version that was changed is not the one that is kept,
   * unless the visits are the same; UNAUTHENTICATED where the account is gone; NOT_FOUND or FORBIDDEN where the member takes no part
   * in the collection.
   */
  save(memberId: number, owner: PlanOwner, plan: ChosenPlan): Promise<InspectionPlanRecord>
  /** The visits from a day on, the earliest first: the member's own, and those of collections in which they take part. */
  stopsFrom(memberId: number, date: string): Promise<StopRow[]>
}

/** A member keeps so many days, and so does a collection; those that were changed first make room. */
export const MOST_PLANS = 100

export type InspectionPlanStoreParts = Pick<CollectionsServices, 'collectionPart'> & {
  database: Database
  clock: () => Date
}

/** The plans in the database; the changes of one member or collection come one after the other. */
export function inspectionPlanStore({
  database,
  clock,
  collectionPart,
}: InspectionPlanStoreParts): InspectionPlanStore {
  const ofDay = async (owner: PlanOwner, date: string): Promise<InspectionPlanRecord> => ({
    date,
    version: await selectVersion(database, owner, date),
    stops: await selectStops(database, owner, date),
  })

  async function replace(owner: PlanOwner, { date, stops, baseVersion }: ChosenPlan, changed: () => void = () => {}) {
    const kept = await ofDay(owner, date)
    // A repeat after a lost answer names an old version and changes nothing.
    if (kept.version > 0 && isSame(kept.stops, stops)) return kept
    if (baseVersion !== null && baseVersion !== kept.version) {
      throw new PortalError('CONFLICT', collectionErrors.changedMeanwhile)
    }
    await replacePlan(database, owner, { date, version: kept.version + 1, stops, now: clock() })
    await deleteOldestPlans(database, owner, MOST_PLANS)
    changed()
    return ofDay(owner, date)
  }

  return {
    ofDay,
    stopsFrom: (memberId, date) => selectStopsFrom(database, memberId, date),
    save: (memberId, owner, plan) =>
      owner.kind === 'collection'
        ? collectionPart.change(memberId, owner.id, ({ changed }) => replace(owner, plan, changed))
        : database.transaction(async () => {
            if (!(await lockMember(database, memberId)))
              throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
            return replace(owner, plan)
          }),
  }
}

function isSame(kept: readonly ChosenStop[], chosen: readonly ChosenStop[]): boolean {
  const textOf = ({ listingId, startsAt, endsAt }: ChosenStop) =>
    `${listingId} ${startsAt.getTime()} ${endsAt.getTime()}`
  return kept.length === chosen.length && kept.every((stop, at) => textOf(stop) === chosen.map(textOf)[at])
}
