type Point = { latitude: number; longitude: number }

const KILOMETRES_PER_DEGREE = 111.19

/** Kilometres between two points, good to 1% at the distances inside Australia. */
export function kilometresBetween(from: Point, to: Point): number {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  const north = (to.latitude - from.latitude) * KILOMETRES_PER_DEGREE
  const east = (to.longitude - from.longitude) * KILOMETRES_PER_DEGREE * Math.cos(middle)
  return Math.sqrt(north * north + east * east)
}

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** Where `to` lies as seen from `from`, in eight directions. */
export function directionFrom(from: Point, to: Point): string {
  const middle = from.latitude * (Math.PI / 180)
  const east = (to.longitude - from.longitude) * Math.cos(middle)
  const angle = Math.atan2(east, to.latitude - from.latitude) * (180 / Math.PI)
  return compass[Math.round((angle + 360) / 45) % 8] ?? 'north'
}

/** The point that lies so many kilometres from another, at an angle in turns (0 is north, 0.25 east). */
export function pointAt(from: Point, kilometres: number, turns: number): Point {
  const angle = turns * 2 * Math.PI
  const squeeze = Math.cos(from.latitude * (Math.PI / 180))
  return {
    latitude: from.latitude + (Math.cos(angle) * kilometres) / KILOMETRES_PER_DEGREE,
    longitude: from.longitude + (Math.sin(angle) * kilometres) / (KILOMETRES_PER_DEGREE * squeeze),
  }
}

/** Degrees as whole micro-degrees, as the database keeps them. */
export const microDegrees = (degrees: number): number => Math.round(degrees * 1_000_000)
