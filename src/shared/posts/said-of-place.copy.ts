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
  pros: 'Pros',
  cons: 'Cons',
  relation(relation: AuthorRelation, sinceYear: number | null): string {
    const words = ratedPlacesCopy.relations[relation]
    if (sinceYear === null) return words
    return relation === 'livedHere' ? `${words} from ${sinceYear}` : `${words} since ${sinceYear}`
  },
} as const
