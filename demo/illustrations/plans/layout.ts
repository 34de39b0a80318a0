import type { Random } from '#demo/illustrations/paint/random.ts'

export type RoomKind =
  | 'bedroom'
  | 'ensuite'
  | 'bath'
  | 'laundry'
  | 'garage'
  | 'hall'
  | 'kitchen'
  | 'dining'
  | 'living'
  | 'study'
  | 'alcove'
  | 'robe'
  | 'deck'

/** A room in metres, measured from the upper left corner of the house. */
export type PlannedRoom = {
  kind: RoomKind
  name: string
  x: number
  y: number
  width: number
  depth: number
  cars?: number
}

/** A room where it is drawn, in units of the picture; `metres` is how wide and deep it is. */
export type PlacedRoom = PlannedRoom & { metres: readonly [number, number] }

export type Plan = {
  rooms: readonly PlannedRoom[]
  width: number
  depth: number
  hallTop: number
  hallBottom: number
  hallEnd: number
}

export type RoomCounts = { bedrooms: number; bathrooms: number; cars: number }

type Slot = { kind: RoomKind; name: string; width: number; cars?: number }

/** More cars than this are neither drawn nor stated. */
export const MOST_CARS = 6
const CARS_IN_A_ROW = 3
const METRES_OF_CARS = [0, 5.6, 6, 9] as const

/**
 * Rooms for the counts, without a gap or an overlap: a hall from the front door to the living end, with bedrooms, baths and the
 * garage along both sides of it, and kitchen, dining and living side by side at its end. Counts beyond 8, 5 and 6 are drawn as those.
 */
export function planRooms(random: Random, counts: RoomCounts): Plan {
  const cars = Math.min(MOST_CARS, Math.max(0, counts.cars))
  const [upper, lower] = sideSlots(random, counts, cars)
  const upperDepth = cars > CARS_IN_A_ROW ? 5.9 : random.between(4, 4.5)
  const hall = 1.3
  const lowerDepth = cars > 1 ? 5.9 : random.between(4, 4.6)
  const depth = upperDepth + hall + lowerDepth
  const length = Math.max(total(upper), total(lower))
  const open = random.between(5.2, 6)
  const rooms = [
    ...spread(upper, length, 0, upperDepth),
    { kind: 'hall' as const, name: 'HALL', x: 0, y: upperDepth, width: length, depth: hall },
    ...spread(lower, length, upperDepth + hall, lowerDepth),
    ...openRooms(random, length, open, depth),
    { kind: 'deck' as const, name: 'DECK', x: length + open, y: depth * 0.3, width: 2.6, depth: depth * 0.6 },
  ]
  return {
    rooms,
    width: length + open + 2.6,
    depth,
    hallTop: upperDepth,
    hallBottom: upperDepth + hall,
    hallEnd: length,
  }
}

function sideSlots(random: Random, counts: RoomCounts, cars: number): [Slot[], Slot[]] {
  const bedrooms = Math.min(8, Math.max(0, counts.bedrooms))
  const bathrooms = Math.min(5, Math.max(1, counts.bathrooms))
  const upper = garage('CARPORT', Math.max(0, cars - CARS_IN_A_ROW))
  const lower = garage('GARAGE', Math.min(CARS_IN_A_ROW, cars))
  const units: Slot[][] = []
  if (bedrooms > 0) {
    const own: Slot =
      bathrooms > 1 ? { kind: 'ensuite', name: 'ENS', width: 2 } : { kind: 'robe', name: 'ROBE', width: 1.7 }
    units.push([{ kind: 'bedroom', name: bedrooms === 1 ? 'BEDROOM' : 'BED 1', width: random.between(3.9, 4.4) }, own])
  }
  units.push([
    { kind: 'bath', name: 'BATH', width: 2.5 },
    { kind: 'laundry', name: 'LDRY', width: 1.9 },
  ])
  for (let index = 2; index <= bedrooms; index += 1)
    units.push([{ kind: 'bedroom', name: `BED ${index}`, width: random.between(3.2, 3.7) }])
  for (let index = 3; index <= bathrooms; index += 1)
    units.push([{ kind: 'bath', name: `BATH ${index - 1}`, width: 2.3 }])
  if (bedrooms > 1 && random.chance(0.3)) units.push([{ kind: 'study', name: 'STUDY', width: 2.7 }])
  for (const unit of units) (total(upper) <= total(lower) ? upper : lower).push(...unit)
  return [
    upper,
    lower.length === 0
      ? [
          bedrooms === 0
            ? { kind: 'alcove', name: 'SLEEPING', width: 3.4 }
            : { kind: 'study', name: 'STUDY', width: 2.7 },
        ]
      : lower,
  ]
}

const garage = (name: string, cars: number): Slot[] =>
  cars === 0 ? [] : [{ kind: 'garage', name, width: METRES_OF_CARS[cars] ?? 0, cars }]

const total = (slots: readonly Slot[]): number => slots.reduce((sum, slot) => sum + slot.width, 0)

/** Lays the slots side by side and widens them together until they fill the length. */
function spread(slots: readonly Slot[], length: number, y: number, depth: number): PlannedRoom[] {
  const factor = length / total(slots)
  let x = 0
  return slots.map(({ width, ...slot }) => {
    const room = { ...slot, x, y, width: width * factor, depth }
    x += width * factor
    return room
  })
}

function openRooms(random: Random, x: number, width: number, depth: number): PlannedRoom[] {
  const kitchen = depth * random.between(0.28, 0.34)
  const dining = depth * random.between(0.24, 0.3)
  const isTurned = random.chance(0.5)
  const order = [
    { kind: 'kitchen' as const, name: 'KITCHEN', depth: kitchen },
    { kind: 'dining' as const, name: 'DINING', depth: dining },
    { kind: 'living' as const, name: 'LIVING', depth: depth - kitchen - dining },
  ]
  let y = 0
  return (isTurned ? order.toReversed() : order).map((room) => {
    const placed = { ...room, x, y, width }
    y += room.depth
    return placed
  })
}
