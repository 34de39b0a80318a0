import { states } from '#domain/lookups/states.ts'
import { capitals, regionalHubs } from './capitals.ts'
import { beachOf, isInTheHighCountry, isOnTheCoast } from './coast.ts'
import type { DemoPlace, PlaceProfile, PlaceZone } from './demo-place.ts'
import { directionFrom, kilometresBetween } from './distance.ts'

/** What each place is to somebody looking for a home, in the order of the places. */
export function profilePlaces(places: readonly DemoPlace[]): PlaceProfile[] {
  const grid = gridOf(places)
  return places.map((place) => {
    const centre = capitals[place.stateCode]
    const capitalKilometres = kilometresBetween(centre, place)
    const isCoastal = isOnTheCoast(place)
    const zone = zoneOf(place, capitalKilometres)
    return {
      place,
      zone,
      capital: states[place.stateCode].capital,
      capitalKilometres,
      direction: capitalKilometres < 1.5 ? '' : directionFrom(centre, place),
      hub: hubOf(place),
      isCoastal,
      isAlpine: isInTheHighCountry(place),
      isTropical: place.latitude > -21,
      neighbours: neighboursOf(place, zone, grid),
      beach: isCoastal ? beachOf(place) : null,
    }
  })
}

function zoneOf(place: DemoPlace, capitalKilometres: number): PlaceZone {
  const rings = capitals[place.stateCode]
  if (capitalKilometres < (rings.inner > 5 ? 1.7 : 1.1)) return 'cbd'
  if (capitalKilometres < rings.inner) return 'inner'
  if (capitalKilometres < rings.middle) return 'middle'
  if (capitalKilometres < rings.outer) return 'outer'
  const isBesideHub = regionalHubs.some(
    ([, , latitude, longitude, reach]) => kilometresBetween(place, { latitude, longitude }) < reach,
  )
  if (isBesideHub || place.population > 25_000) return 'regionalCity'
  return place.population > 2_500 ? 'town' : 'village'
}

function hubOf(place: DemoPlace): PlaceProfile['hub'] {
  let best: PlaceProfile['hub'] = null
  const capital = states[place.stateCode].capital
  const candidates = [
    ...regionalHubs.map(([, name, latitude, longitude]) => ({ name, latitude, longitude })),
    { name: capital, ...capitals[place.stateCode] },
  ]
  for (const candidate of candidates) {
    const kilometres = kilometresBetween(place, candidate)
    if (candidate.name === place.name || kilometres < 3 || kilometres > 120) continue
    if (best === null || kilometres < best.kilometres) best = { name: candidate.name, kilometres }
  }
  return best
}

const CELL_DEGREES = 0.3

type Grid = Map<string, DemoPlace[]>

const cellOf = (latitude: number, longitude: number): [number, number] => [
  Math.floor(latitude / CELL_DEGREES),
  Math.floor(longitude / CELL_DEGREES),
]

function gridOf(places: readonly DemoPlace[]): Grid {
  const grid: Grid = new Map()
  for (const place of places) {
    const key = cellOf(place.latitude, place.longitude).join()
    const cell = grid.get(key)
    if (cell) cell.push(place)
    else grid.set(key, [place])
  }
  return grid
}

function neighboursOf(place: DemoPlace, zone: PlaceZone, grid: Grid): string[] {
  const reach = zone === 'town' || zone === 'village' ? 30 : 12
  const [row, column] = cellOf(place.latitude, place.longitude)
  const near: { name: string; kilometres: number }[] = []
  for (let down = -1; down <= 1; down += 1) {
    for (let across = -1; across <= 1; across += 1) {
      for (const other of grid.get([row + down, column + across].join()) ?? []) {
        const kilometres = kilometresBetween(place, other)
        if (kilometres > 0.6 && kilometres <= reach && isAnotherName(place, other))
          near.push({ name: other.name, kilometres })
      }
    }
  }
  near.sort((left, right) => left.kilometres - right.kilometres || (left.name < right.name ? -1 : 1))
  return [...new Set(near.map(({ name }) => name))].slice(0, 3)
}

/** "Carlton North" is no neighbour to praise in Carlton's texts beside itself, nor is a whole city. */
const isAnotherName = (place: DemoPlace, other: DemoPlace): boolean =>
  other.stateCode === place.stateCode &&
  !other.name.includes(place.name) &&
  !place.name.includes(other.name) &&
  !/^(Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin|City)\b/.test(other.name)
