import { countsOfPlaces, planListings } from '#demo/data/listings/listing-plan.ts'
import { streetsOf } from '#demo/data/addresses/streets.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { authorCount, drawAuthors } from '#demo/data/posts/authors.ts'
import type { KnownAuthor } from '#demo/data/posts/ensure-demo-authors.ts'
import { describePlaces } from '#demo/data/posts/post-places.ts'
import { createPostWorld, type PostWorld } from '#demo/data/posts/prepare-posts.ts'
import { drawSchools } from '#demo/data/schools/schools.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date('2026-11-20T02:00:00Z')

/** The people and places of the demonstration's posts, without a database; `seed` as for the whole. */
export function demoPostWorld(seed = 'homely'): PostWorld {
  const profiles = profilePlaces(gazetteerPlaces())
  const plans = planListings(seed, profiles, 1)
  const counts = countsOfPlaces(plans)
  const schools = Map.groupBy(drawSchools(seed, profiles), ({ placeIndex }) => placeIndex)
  let streetId = 10_000
  const rows = profiles.map((profile, index) => {
    const listingCount = counts.get(index) ?? 1
    return {
      id: 1_001 + index,
      uri: profile.place.uri,
      listingCount,
      schools: (schools.get(index) ?? []).map(({ name }) => name),
      streets: streetsOf(profile, listingCount, seed).map(({ name }) => ({ id: (streetId += 1), name })),
    }
  })
  const places = describePlaces(rows, seed)
  const authors = drawAuthors(seed, authorCount(plans.length)).map((author, index): KnownAuthor => ({
    ...author,
    id: index + 1,
    joinedAt: new Date(NOW.getTime() - author.joinedDaysAgo * DAY_MS),
  }))
  return createPostWorld({ seed, now: NOW, authors, accounts: [], agents: [], places, staffId: null })
}
