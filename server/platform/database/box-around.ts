import type { LatLong } from '#domain/geo/lat-long.ts'

const DEGREES_PER_KILOMETRE = 1 / 111

/** [south, north, west, east] in whole micro-degrees, holding a circle of so many kilometres. */
export function boxAround({ latitude, longitude }: LatLong, kilometres: number): [number, number, number, number] {
  const height = kilometres * DEGREES_PER_KILOMETRE
  const width = height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  const micro = (degrees: number) => Math.round(degrees * 1_000_000)
  return [micro(latitude - height), micro(latitude + height), micro(longitude - width), micro(longitude + width)]
}
