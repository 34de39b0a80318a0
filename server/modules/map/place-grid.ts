import type { Bounds } from '#domain/geo/bounds.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'

/** Finds places by where they are. */
export type PlaceGrid<Place> = {
  /** The places within bounds, in the order of the list that the grid was made from. */
  within(bounds: Bounds): Place[]
}

const CELLS_PER_DEGREE = 4

/** Places in cells of a quarter of a degree, so that those within bounds are found without looking at all. */
export function placeGrid<Place extends LatLong>(places: readonly Place[]): PlaceGrid<Place> {
  const cells = new Map<string, number[]>()
  for (const [index, { latitude, longitude }] of places.entries()) {
    const key = keyOf(cellOf(latitude), cellOf(longitude))
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  }

  return {
    within(bounds) {
      const found: number[] = []
      for (let row = cellOf(bounds.south); row <= cellOf(bounds.north); row += 1) {
        for (let column = cellOf(bounds.west); column <= cellOf(bounds.east); column += 1) {
          found.push(...(cells.get(keyOf(row, column)) ?? []))
        }
      }
      return found
        .sort((left, right) => left - right)
        .flatMap((index) => places[index] ?? [])
        .filter(({ latitude, longitude }) => isWithin(latitude, longitude, bounds))
    },
  }
}

const cellOf = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE)

const keyOf = (row: number, column: number): string => `${row} ${column}`

const isWithin = (latitude: number, longitude: number, { south, west, north, east }: Bounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east
