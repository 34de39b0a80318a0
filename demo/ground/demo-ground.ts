import type { LatLong } from '#domain/geo/lat-long.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { flatGround } from './flat-ground.ts'
import { groundOf } from './ground.ts'
import { seaTest } from './sea.ts'
import type { StreetLine } from './stand-on-street.ts'

export type DemoGroundOptions = {
  seed: string
  profiles: readonly PlaceProfile[]
  /** The streets of each place that addresses stand on. */
  streets: readonly (readonly { name: string; isRural: boolean }[])[]
}

/** Where the streets of the demonstration lie: of each place in the order of its streets. Laid out as places are asked for. */
export function demoGround({
  seed,
  profiles,
  streets,
}: DemoGroundOptions): (placeIndex: number) => readonly StreetLine[] {
  let layOut: ReturnType<typeof groundOf> | null = null
  const known = new Map<number, readonly StreetLine[]>()
  return (placeIndex) => {
    const names = streets[placeIndex] ?? []
    if (names.length === 0) return []
    layOut ??= groundOf({ seed, profiles, isSea: seaTest() })
    const lines = known.get(placeIndex) ?? linesOf(layOut(placeIndex, names), names)
    known.set(placeIndex, lines)
    return lines
  }
}

function linesOf(
  { centre, streets }: ReturnType<ReturnType<typeof groundOf>>,
  names: readonly { name: string }[],
): StreetLine[] {
  const { pointOf } = flatGround(centre)
  const byName = new Map(streets.map(({ name, line }) => [name, line]))
  return names.map(({ name }): LatLong[] => {
    const line = byName.get(name)
    if (line === undefined) throw new Error(`${name} has no ground`)
    return line.map(pointOf)
  })
}
