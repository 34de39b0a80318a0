import type { AuthorRelation, LocationTopic } from '#domain/location-reviews/location-review-types.ts'
import { ratedPlacesCopy } from '#src/shared/locations/rated-places.copy.ts'

/** What a review of a suburb or street says beside its text. */
export const saidOfPlaceCopy = {
  topics: {
    quiet: 'Quiet',
    families: 'Families',
    transport: 'Getting about',
    food: 'Food and coffee',
    parks: 'Parks and nature',
    value: 'Value for money',
    safety: 'Feeling safe',
    nightlife: 'Nightlife',
  } satisfies Record<LocationTopic, string>,
  pros: 'For it',
  cons: 'Against it',
  relation(relation: AuthorRelation, sinceYear: number | null): string {
    const words = ratedPlacesCopy.relations[relation]
    return sinceYear === null ? words : `${words} since ${sinceYear}`
  },
} as const
