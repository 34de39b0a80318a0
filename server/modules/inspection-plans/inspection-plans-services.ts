import type { CollectionsServices } from '#server/modules/collections/collections-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CalendarFeeds } from './calendar-feed.ts'
import type { InspectionPlanStore } from './inspection-plan-store.ts'

export type InspectionPlansServices = {
  inspectionPlans: InspectionPlanStore
  calendarFeeds: CalendarFeeds
  /** The URL of a calendar by its secret, with scheme and host. */
  calendarUrl(secret: string): string
}

export const inspectionPlans = moduleNamed<InspectionPlansServices>('inspectionPlans')

/** What the code of this module may use. */
export type InspectionPlansParts = PlatformServices & ListingsServices & CollectionsServices & InspectionPlansServices
export type InspectionPlansContext = GraphContext<InspectionPlansParts>
