import { countsOfPlaces, planListings } from '#demo/data/listings/listing-plan.ts'
import { streetsOf } from '#demo/data/addresses/streets.ts'
import { drawAgents } from '#demo/data/people/agents.ts'
import { drawOffices } from '#demo/data/people/offices.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { authorCount, drawAuthors } from '#demo/data/posts/authors.ts'
import type { KnownAuthor } from '#demo/data/posts/ensure-demo-authors.ts'
import { describePlaces } from '#demo/data/posts/post-places.ts'
import { createPostWorld, type PostWorld } from '#demo/data/posts/prepare-posts.ts'
import type { ReviewedAgent } from '#demo/data/reviews/reviewed-agent.ts'
import { placeWeight } from '#demo/data/places/place-weights.ts'
import { createRandom } from '#demo/data/random/random.ts'
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

const OFFICES = { companies: 60, offices: 220 }
const AGENTS = 900
const MOST_SALES = 20

/** As many agents as the demonstration has, with sales in the suburb of their office. */
export function demoReviewedAgents({ seed, places }: PostWorld): ReviewedAgent[] {
  const profiles = places.map(({ profile }) => profile)
  const names = profiles.map(({ place }) => place.name)
  const { offices } = drawOffices(seed, profiles, profiles.map(placeWeight), OFFICES)
  return drawAgents(seed, offices, names, AGENTS).map(({ id, officeId, name, isPropertyManager }) => {
    const random = createRandom(seed, 'sales of an agent', id)
    const place = places[offices.find((office) => office.id === officeId)?.placeIndex ?? 0]
    if (place === undefined) throw new Error(`There is no place of office ${officeId}`)
    const { stateCode, postcode } = place.profile.place
    const suburb = place.profile.place.name
    const streets = place.streets.length === 0 ? [{ name: 'High Street' }] : place.streets
    return {
      id,
      name,
      suburb,
      isManager: isPropertyManager,
      stateCode,
      hasAccount: id === 1,
      isClaimed: random.chance(0.8),
      sales: Array.from({ length: random.whole(0, MOST_SALES) }, (_, at) => ({
        listingId: id * 100 + at,
        listingType: isPropertyManager ? ('rental' as const) : ('sale' as const),
        address: `${random.whole(1, 90)} ${random.pick(streets).name}, ${suburb} ${stateCode} ${postcode}`,
        suburbId: place.id,
        completedOn: '2026-06-01',
      })),
    }
  })
}
