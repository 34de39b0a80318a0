import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { chanceOf, smallWorld, type World } from '#server/modules/search/search-oracle-world.ts'

const LISTINGS = 28_800 // a sixth of them is removed from the market, so that 24,000 are found

/** As many listings as the demo data, spread over the real places by population: a few places have hundreds, most a few. */
export function listingsOfTheCountry(seed: number): World {
  const chance = chanceOf(seed)
  const world = smallWorld(seed, LISTINGS)
  const suburbs = gazetteerPlaces()
    .toSorted((left, right) => right.population - left.population)
    .map(({ uri, stateCode, latitude, longitude }, index) => ({
      id: index + 2,
      uri,
      state: stateCode,
      latitudeMicro: Math.round(latitude * 1e6),
      longitudeMicro: Math.round(longitude * 1e6),
    }))
  const byWeight = suburbs.flatMap((suburb, rank) =>
    Array.from({ length: Math.max(1, Math.round(400 / (rank + 3) ** 0.6)) }, () => suburb),
  )
  const listings = world.listings.map((listing) => {
    const suburb = chance.pick(byWeight)
    const hasPosition = listing.latitudeMicro !== null
    return {
      ...listing,
      suburbId: suburb.id,
      suburbState: suburb.state,
      streetId: null,
      suburbLatitudeMicro: suburb.latitudeMicro,
      suburbLongitudeMicro: suburb.longitudeMicro,
      latitudeMicro: hasPosition ? suburb.latitudeMicro + chance.whole(-9000, 9000) : null,
      longitudeMicro: hasPosition ? suburb.longitudeMicro + chance.whole(-9000, 9000) : null,
    }
  })
  return { suburbs, streets: [], officeIds: world.officeIds, listings }
}
