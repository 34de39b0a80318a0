import { collections } from '#server/modules/collections/collections-services.ts'
import { listings } from '#server/modules/listings/listings-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { calendarFeeds } from './calendar-feed.ts'
import { feedRoutes } from './feed-routes.ts'
import { inspectionPlanMutations, inspectionPlanQueries, inspectionPlanResolvers } from './inspection-plan-resolvers.ts'
import { inspectionPlanStore } from './inspection-plan-store.ts'
import { inspectionPlans } from './inspection-plans-services.ts'

export type InspectionPlansSettings = {
  /** Scheme and host of links. */
  origin: string | undefined
}

/** Days of inspections of members and of collections, and the private calendars that other programs read them by. */
export const inspectionPlansModule = ({ origin = 'http://localhost' }: InspectionPlansSettings) =>
  defineModule({
    name: inspectionPlans,
    dependsOn: [members, listings, collections],
    services: (parts) => ({
      inspectionPlans: inspectionPlanStore(parts),
      calendarFeeds: calendarFeeds(parts.database),
      calendarUrl: (secret) => `${origin}/api/calendar/${secret}.ics`,
    }),
    resolvers: { ...inspectionPlanResolvers, Query: inspectionPlanQueries, Mutation: inspectionPlanMutations },
    routes: (services) => (app) => feedRoutes(app, { services, origin }),
  })
