import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { streetSlug } from '#domain/search/location-slug.ts'
import { apostropheNames, streetNames, type StreetType, streetTypeWeights } from './street-names.ts'

export type DemoStreet = {
  name: string
  uri: string
  /** True for the roads outside the town where farms lie. */
  isRural: boolean
}

const APOSTROPHE_SHARE = 0.03
/** Streets once lay at a drawn point; names stay as they were. */
const DRAWS_FOR_A_POINT = 2

/**
 * The streets of a place: as many as its listings need, with different names. Where they lie, demo/ground says.
 * A fifth of a country place's streets are roads outside it.
 */
export function streetsOf(profile: PlaceProfile, listingCount: number, seed: string): DemoStreet[] {
  const random = createRandom(seed, 'streets', profile.place.uri)
  const isCountry = profile.zone === 'town' || profile.zone === 'village'
  const count = Math.min(70, 3 + Math.ceil(listingCount * 0.55))
  const ruralCount =
    isCountry || profile.zone === 'outer' ? Math.ceil(count * 0.2) : profile.zone === 'regionalCity' ? 2 : 0
  const names = new Set<string>()
  const streets: DemoStreet[] = []
  for (let index = 0; index < count; index += 1) {
    const isRural = index >= count - ruralCount
    const name = newName(random, names, typeWeights(profile, isRural), profile)
    streets.push({
      name,
      uri: streetSlug({ ...profile.place, name, suburb: profile.place.name }),
      isRural,
    })
    random.skip(DRAWS_FOR_A_POINT)
  }
  return streets
}

function newName(
  random: Random,
  names: Set<string>,
  weights: Partial<Record<StreetType, number>>,
  profile: PlaceProfile,
): string {
  for (;;) {
    const bare = random.chance(APOSTROPHE_SHARE) ? random.pick(apostropheNames) : random.pick(streetNames)
    const type = profile.isCoastal && random.chance(0.04) ? 'Esplanade' : random.weighted<StreetType>(weights)
    const name = `${bare} ${type}`
    if (bare === profile.place.name || names.has(name)) continue
    names.add(name)
    return name
  }
}

function typeWeights(profile: PlaceProfile, isRural: boolean): Partial<Record<StreetType, number>> {
  if (isRural) return streetTypeWeights.dirt
  if (profile.zone === 'cbd' || profile.zone === 'inner') return streetTypeWeights.old
  return profile.zone === 'town' || profile.zone === 'village' ? streetTypeWeights.country : streetTypeWeights.suburban
}
