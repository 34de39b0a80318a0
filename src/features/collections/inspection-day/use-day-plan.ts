import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MOST_INSPECTION_STOPS } from '#domain/collections/collection-limits.ts'
import { type OpenTime, orderInspections, suggestInspections } from '#domain/collections/inspection-day.ts'
import { InspectionDayPlanDocument } from '#src/api/generated/documents/inspection-day-plan.ts'
import { SaveInspectionPlanDocument } from '#src/api/generated/documents/save-inspection-plan.ts'
import type { DayPlan_PlanFragment } from '#src/api/generated/graphql.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { currentMember } from '#src/shared/session/current-member.ts'
import { openTimesOf } from './open-days.ts'
import { type PlannedStop, type UnsavedPlan, unsavedPlan } from './unsaved-plan.ts'

type Plan = DayPlan_PlanFragment
type Outcome = 'none' | 'changed' | 'busy' | 'saved' | 'failed' | 'conflict' | 'sessionEnded'

/** The stops of a plan with where they are. */
const stopsOf = ({ stops }: Plan): OpenTime[] =>
  stops.map(({ listingId, startsAt, endsAt, listing }) => ({
    listingId,
    startsAt,
    endsAt,
    latLong: openTimesOf({ ...listing, inspections: [{ startsAt, endsAt, description: '' }] })[0]?.latLong ?? null,
  }))

/**
 * A day that is worked on, from what was changed here before and not saved, what was saved, or else what is suggested, until it is saved
 * again. What is changed stays in this browser until then (docs/product.md 15.49). What is saved elsewhere meanwhile is shown at once,
 * or, where something here is not saved, beside it.
 */
export function useDayPlan(plan: Plan, openTimes: readonly OpenTime[], collectionId: string | null) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [unsaved] = useState(() => unsavedPlan(currentMember()?.id ?? 0, plan.date, collectionId))
  const [stops, setStops] = useState<readonly OpenTime[]>(() => firstStops(plan, openTimes, unsaved.read()))
  const [kept, setKept] = useState(plan)
  const [baseVersion, setBaseVersion] = useState(unsaved.read()?.baseVersion ?? plan.version)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const [other, setOther] = useState<Plan | null>(null)
  const visits = orderInspections(stops)
  const change = (next: readonly OpenTime[]) => {
    setStops(next)
    setOutcome('none')
    unsaved.write({ stops: next.map(plannedStop), baseVersion })
  }
  const take = (saved: Plan) => {
    setKept(saved)
    setBaseVersion(saved.version)
    setOther(null)
    unsaved.write(null)
  }
  const query = documentQuery(execute, InspectionDayPlanDocument, planVariables(plan.date, collectionId))
  const save = async (version: number) => {
    setOutcome('busy')
    const input = { ...planVariables(plan.date, collectionId), stops: visits.map(plannedStop), baseVersion: version }
    try {
      const { saveInspectionPlan } = await execute(SaveInspectionPlanDocument, { input }, {})
      queryClient.setQueryData(query.queryKey, saveInspectionPlan)
      take(saveInspectionPlan.inspectionPlan)
      setOutcome('saved')
    } catch (problem) {
      const code = problem instanceof ApiProblem ? problem.code : null
      if (code === 'CONFLICT') return showOther()
      setOutcome(code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED' ? 'sessionEnded' : 'failed')
    }
  }
  const showOther = async () => {
    const read = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    setOther(read?.inspectionPlan ?? null)
    setOutcome(read === null ? 'failed' : 'conflict')
  }
  useEffect(() => {
    if (plan.version <= kept.version || outcome === 'busy') return
    if (unsaved.read() === null) {
      setStops(stopsOf(plan))
      take(plan)
      setOutcome('changed')
    } else {
      setOther(plan)
      setOutcome('conflict')
    }
    // oxlint-disable-next-line react/exhaustive-deps -- how it is taken may change with every render
  }, [plan])
  return {
    visits,
    outcome,
    other,
    isFull: stops.length >= MOST_INSPECTION_STOPS,
    isSaved: kept.version > 0 && keyOf(kept.stops) === keyOf(visits),
    add: (stop: OpenTime) => change([...stops.filter(({ listingId }) => listingId !== stop.listingId), stop]),
    drop: (listingId: number) => change(stops.filter((stop) => stop.listingId !== listingId)),
    suggest: () => change(suggestInspections(openTimes).visits),
    save: () => void save(baseVersion),
    keepOwn: () => void save(other?.version ?? baseVersion),
    takeOther: () => {
      if (other === null) return
      change(stopsOf(other))
      take(other)
    },
  }
}

/** What a day of a member's own, or of a collection, is asked for with. */
export const planVariables = (date: string, collectionId: string | null) => ({
  date,
  ...(collectionId !== null && { collectionId }),
})

/** Where a home of an unsaved plan is not open on that day any more and was not saved either, it is left out. */
function firstStops(plan: Plan, openTimes: readonly OpenTime[], unsaved: UnsavedPlan | null): readonly OpenTime[] {
  const saved = stopsOf(plan)
  if (unsaved === null) return plan.version > 0 ? saved : suggestInspections(openTimes).visits
  const known = [...openTimes, ...saved]
  return unsaved.stops.flatMap((stop) => known.find((each) => keyOf([each]) === keyOf([stop])) ?? [])
}

const plannedStop = ({ listingId, startsAt, endsAt }: PlannedStop): PlannedStop => ({ listingId, startsAt, endsAt })

const keyOf = (stops: readonly { listingId: number; startsAt: string }[]): string =>
  stops.map(({ listingId, startsAt }) => `${listingId} ${Date.parse(startsAt)}`).join()
