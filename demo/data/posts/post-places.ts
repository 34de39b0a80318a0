import { councilOf } from '#demo/data/places/councils.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { pricePlaces, type PlacePrices } from '#demo/data/prices/place-prices.ts'
import { firstParkName } from '#demo/ground/town-features.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import type { Database } from '#server/platform/database/database.ts'
import { dearnessOf, hasStation, hasTram, isMetropolitan, natureOf, type PlaceNature } from './place-nature.ts'
import type { FactRecord } from '#demo/data/texts/grammar.ts'
import { placeFacts } from '#demo/data/texts/offer-facts.ts'

export type PostStreet = { id: number; name: string }

/** A suburb that people write about, with what they can name in it. */
export type PostPlace = {
  id: number
  uri: string
  profile: PlaceProfile
  prices: PlacePrices
  nature: PlaceNature
  listingCount: number
  schools: readonly string[]
  streets: readonly PostStreet[]
  facts: FactRecord
}

export type PostPlaceRow = Pick<PostPlace, 'id' | 'uri' | 'listingCount' | 'schools' | 'streets'>

/** Suburbs with homes, in the order of their numbers. */
export async function readPostPlaces(database: Database, seed: string): Promise<PostPlace[]> {
  const rows = await database.query<PostPlaceRow>(`
    with home as (
      select suburb_id, count(*) as count from listing where status_type <> 'removed' group by suburb_id
    ), taught as (
      select suburb_id, jsonb_agg(name order by id) as schools from school group by suburb_id
    ), crossed as (
      select suburb_id, jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id) as streets
      from location where type = 'street' group by suburb_id
    )
    select location.id, location.uri, home.count as "listingCount", coalesce(taught.schools, '[]') as schools,
      coalesce(crossed.streets, '[]') as streets
    from home
    join location on location.id = home.suburb_id
    left join taught on taught.suburb_id = location.id
    left join crossed on crossed.suburb_id = location.id
    order by location.id`)
  return describePlaces(rows, seed)
}

/** What can be said of places; those that the gazetteer does not know are left out. */
export function describePlaces(rows: readonly PostPlaceRow[], seed: string): PostPlace[] {
  const profiles = profilePlaces(gazetteerPlaces())
  const prices = pricePlaces(profiles)
  const dearness = dearnessOf(profiles, prices)
  const indexByUri = new Map(profiles.map(({ place }, index) => [place.uri, index]))
  return rows.flatMap((row) => {
    const index = indexByUri.get(row.uri)
    const profile = index === undefined ? undefined : profiles[index]
    const price = index === undefined ? undefined : prices[index]
    if (index === undefined || profile === undefined || price === undefined) return []
    const dear = dearness(index)
    const nature = natureOf(seed, profile, dear)
    return [{ ...row, profile, prices: price, nature, facts: factsOf(row, profile, price, dear) }]
  })
}

const MINUTES_PER_KILOMETRE = 1.9
const flag = (isSo: boolean): string | undefined => (isSo ? 'yes' : undefined)

function factsOf({ schools }: PostPlaceRow, profile: PlaceProfile, prices: PlacePrices, dear: number): FactRecord {
  const isCity = isMetropolitan(profile)
  return {
    ...placeFacts(profile),
    place: profile.place.name,
    school: schools[0],
    park: firstParkName(profile.place),
    council: councilOf(profile.place) ?? undefined,
    metro: flag(isCity),
    hills: flag(/\b(Hill|Hills|Mount|Heights|Ridge|Range)\b/.test(profile.place.name)),
    station: flag(hasStation(profile)),
    noStation: flag(isCity && !hasStation(profile)),
    tram: flag(hasTram(profile)),
    dear: flag(dear > 0.35),
    cheap: flag(dear < -0.35),
    cityMins: isCity ? String(Math.round(9 + profile.capitalKilometres * MINUTES_PER_KILOMETRE)) : undefined,
    price: priceWords(prices.house),
  }
}

/** "1.2 mil", "$640k": as people write it. */
const priceWords = (dollars: number): string =>
  dollars < 1_000_000 ? `$${Math.round(dollars / 10_000) * 10}k` : `$${(dollars / 1_000_000).toFixed(1)} mil`
