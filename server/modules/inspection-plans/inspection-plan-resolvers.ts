import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { chosenPlanOf } from './chosen-plan.ts'
import type { PlanOwner } from './inspection-plan-record.ts'
import type { InspectionPlansContext } from './inspection-plans-services.ts'

export const inspectionPlanResolvers: Pick<Resolvers<InspectionPlansContext>, 'InspectionPlan' | 'InspectionStop'> = {
  InspectionPlan: {
    stops: async ({ stops }, _arguments, { services }) => {
      const ids = [...new Set(stops.map(({ listingId }) => listingId))]
      const listings = await services.listings.byIds(ids, { withRemoved: true })
      const listingById = new Map(listings.map((listing) => [listing.row.id, listing]))
      return stops.flatMap((stop) => {
        const listing = listingById.get(stop.listingId)
        return listing === undefined ? [] : [{ ...stop, listing }]
      })
    },
  },
  InspectionStop: {
    startsAt: ({ startsAt, listing }) => isoInZone(startsAt, timeZoneOfPlace(listing.suburb)),
    endsAt: ({ endsAt, listing }) => isoInZone(endsAt, timeZoneOfPlace(listing.suburb)),
  },
}

export const inspectionPlanQueries: Pick<QueryResolvers<InspectionPlansContext>, 'calendarFeed' | 'inspectionPlan'> = {
  inspectionPlan: async (_parent, { date, collectionId }, context) => {
    const { memberId } = await requireMember(context)
    return context.services.inspectionPlans.ofDay(await ownerOf(memberId, collectionId, context), date)
  },

  calendarFeed: async (_parent, _arguments, context) => {
    const { memberId } = await requireMember(context)
    const secret = await context.services.calendarFeeds.secretOf(memberId)
    return { url: secret === null ? null : context.services.calendarUrl(secret) }
  },
}

export const inspectionPlanMutations: Pick<
  MutationResolvers<InspectionPlansContext>,
  'resetCalendarFeed' | 'saveInspectionPlan'
> = {
  saveInspectionPlan: async (_parent, { input }, context) => {
    const { memberId } = await requireMember(context)
    const owner = await ownerOf(memberId, input.collectionId, context)
    const plan = await chosenPlanOf(input, context.services)
    return { inspectionPlan: await context.services.inspectionPlans.save(memberId, owner, plan) }
  },

  resetCalendarFeed: async (_parent, _arguments, context) => {
    const { memberId } = await requireMember(context)
    const secret = await context.services.calendarFeeds.reset(memberId)
    return { calendarFeed: { url: context.services.calendarUrl(secret) } }
  },
}

/** Throws NOT_FOUND or FORBIDDEN for a collection in which the member takes no part. */
async function ownerOf(
  memberId: number,
  collectionId: string | null | undefined,
  { services }: InspectionPlansContext,
): Promise<PlanOwner> {
  if (collectionId == null) return { kind: 'member', id: memberId }
  return { kind: 'collection', id: await services.collectionPart.required(memberId, collectionId) }
}
