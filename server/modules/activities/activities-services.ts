import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationReviewsServices } from '#server/modules/location-reviews/location-reviews-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { ProfilesServices } from '#server/modules/profiles/profiles-services.ts'
import type { QuestionsServices } from '#server/modules/questions/questions-services.ts'
import type { ReviewsServices } from '#server/modules/reviews/reviews-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { ActivityPart, ActivityRecord } from './activity-record.ts'

export type ActivitiesServices = {
  activities: {
    /** What a person did, the latest first; of an agent who is a member too, both. */
    of(person: { memberId: number | null; agentId: number | null }, part: ActivityPart): Promise<ActivityRecord[]>
    /** What these agents did, the latest first. */
    ofAgents(agentIds: readonly number[], take: number): Promise<ActivityRecord[]>
    /** What the people did whom a member follows, the latest first. */
    followedBy(memberId: number, part: ActivityPart): Promise<ActivityRecord[]>
  }
}

export const activities = moduleNamed<ActivitiesServices>('activities')

/** What the code of this module may use. */
export type ActivitiesParts = PlatformServices &
  OfficesServices &
  ListingsServices &
  LocationsServices &
  QuestionsServices &
  ProfilesServices &
  ReviewsServices &
  LocationReviewsServices
export type ActivitiesContext = GraphContext<ActivitiesParts & ActivitiesServices>
