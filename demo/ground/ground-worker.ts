import { parentPort, workerData } from 'node:worker_threads'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import type { TileAddress } from '#server/modules/map/map-tiles.ts'
import { streetsOf } from '#demo/data/addresses/streets.ts'
import { countsOfPlaces, planListings } from '#demo/data/listings/listing-plan.ts'
import { profilePlaces } from '#demo/data/places/place-profile.ts'
import { groundTiles } from './ground-tiles.ts'

// Whoever starts this worker names the seed.
const { seed } = workerData as { seed: string }
const profiles = profilePlaces(gazetteerPlaces())
const counts = countsOfPlaces(planListings(seed, profiles, 1))
const draw = groundTiles({
  seed,
  profiles,
  streetsOf: (placeIndex) => {
    const profile = profiles[placeIndex]
    return profile === undefined ? [] : streetsOf(profile, counts.get(placeIndex) ?? 0, seed)
  },
})

parentPort?.on('message', ({ id, address }: { id: number; address: TileAddress }) => {
  parentPort?.postMessage({ id, bytes: draw(address) })
})
