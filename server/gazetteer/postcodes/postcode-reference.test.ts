import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import { gazetteerPlaces, type Place } from '../places.ts'

const repositoryRoot = new URL('../../../', import.meta.url)
const folder = fileURLToPath(new URL('../shared/data/gazetteer/', repositoryRoot))

type Locality = { name: string; stateCode: string; postcodes: string[]; latitude: number; longitude: number }

it('the gazetteer agrees with the reference on the postcodes of at least 99% of the places found there', (context) => {
  if (!existsSync(folder)) {
    console.info('The reference data is not beside this repository: postcodes not compared.')
    context.skip()
  }
  const localities = Map.groupBy(readLocalities(`${folder}localities-reference.csv`), keyOf)
  const places = gazetteerPlaces()
  const found = places.flatMap((place) => {
    const nearest = nearestOf(place, localities.get(keyOf(place)) ?? [])
    return nearest === null ? [] : [{ place, nearest }]
  })
  const disagreements = found.filter(({ place, nearest }) => !nearest.postcodes.includes(place.postcode))
  for (const { place, nearest } of disagreements) {
    console.info(`${place.uri}: the reference says ${nearest.postcodes.join(', ')}`)
  }
  console.info(`${places.length} places, ${found.length} in the reference, ${disagreements.length} disagree.`)
  expect(places.length).toBeGreaterThanOrEqual(3000)
  expect(found.length / places.length).toBeGreaterThan(0.98)
  expect(disagreements.length / found.length).toBeLessThanOrEqual(0.01)
})

function readLocalities(path: string): Locality[] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [name = '', stateCode = '', postcodes = '', latitude, longitude] = line.split(',')
    return {
      name,
      stateCode,
      postcodes: postcodes.split('|'),
      latitude: Number(latitude),
      longitude: Number(longitude),
    }
  })
}

/** One key for "St Kilda" and "Saint Kilda", "O'Connor" and "OConnor", "Kippa-Ring" and "Kippa Ring". */
function keyOf({ name, stateCode }: { name: string; stateCode: string }): string {
  const plain = name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bmt\b/g, 'mount')
  return `${stateCode} ${plain.replace(/[^a-z0-9]/g, '')}`
}

function nearestOf(place: Place, localities: Locality[]): Locality | null {
  return localities.reduce<Locality | null>(
    (best, next) => (best === null || distanceInMetres(place, next) < distanceInMetres(place, best) ? next : best),
    null,
  )
}
