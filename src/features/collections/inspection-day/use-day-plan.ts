import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_INSPECTION_STOPS } from '#domain/collections/collection-limits.ts'
import { type OpenTime, orderInspections, suggestInspections } from '#domain/collections/inspection-day.ts'
import { InspectionDayPlanDocument } from '#src/api/generated/documents/inspection-day-plan.ts'
import { SaveInspectionPlanDocument } from '#src/api/generated/documents/save-inspection-plan.ts'
import type { DayPlan_PlanFragment } from '#src/api/generated/graphql.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { openTimesOf } from './open-days.ts'

type Plan = DayPlan_PlanFragment
type Outcome = 'none' | 'busy' | 'saved' | 'failed' | 'conflict' | 'sessionEnded'

/** The stops of a plan with where they are. */
export const stopsOf = ({ stops }: Plan): OpenTime[] =>
  stops.map(({ listingId, startsAt, endsAt, listing }) => ({
    listingId,
    startsAt,
    endsAt,
    latLong: openTimesOf({ ...listing, inspections: [{ startsAt, endsAt, description: '' }] })[0]?.latLong ?? null,
  }))

/** A day that is worked on, from what was saved or else suggested, until it is saved again. */
export function useDayPlan(plan: Plan, openTimes: readonly OpenTime[]) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [stops, setStops] = useState<readonly OpenTime[]>(() =>
    plan.version > 0 ? stopsOf(plan) : suggestInspections(openTimes).visits,
  )
  const [kept, setKept] = useState(plan)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const [other, setOther] = useState<Plan | null>(null)
  const visits = orderInspections(stops)
  const change = (next: readonly OpenTime[]) => {
    setStops(next)
    setOutcome('none')
  }
  const query = documentQuery(execute, InspectionDayPlanDocument, { date: plan.date })
  const save = async (baseVersion: number) => {
    setOutcome('busy')
    const input = {
      date: plan.date,
      stops: visits.map(({ listingId, startsAt, endsAt }) => ({ listingId, startsAt, endsAt })),
      baseVersion,
    }
    try {
      const { saveInspectionPlan } = await execute(SaveInspectionPlanDocument, { input }, {})
      queryClient.setQueryData(query.queryKey, saveInspectionPlan)
      setKept(saveInspectionPlan.inspectionPlan)
      setOther(null)
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
  return {
    visits,
    outcome,
    other,
    isFull: stops.length >= MOST_INSPECTION_STOPS,
    isSaved: kept.version > 0 && keyOf(kept.stops) === keyOf(visits),
    add: (stop: OpenTime) => change([...stops.filter(({ listingId }) => listingId !== stop.listingId), stop]),
    drop: (listingId: number) => change(stops.filter((stop) => stop.listingId !== listingId)),
    suggest: () => change(suggestInspections(openTimes).visits),
    save: () => void save(kept.version),
    keepOwn: () => void save(other?.version ?? kept.version),
    takeOther: () => {
      if (other === null) return
      setKept(other)
      change(stopsOf(other))
      setOther(null)
    },
  }
}

const keyOf = (stops: readonly { listingId: number; startsAt: string }[]): string =>
  stops.map(({ listingId, startsAt }) => `${listingId} ${Date.parse(startsAt)}`).join()
