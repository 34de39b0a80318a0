import type { PlaceZone } from '#demo/data/places/demo-place.ts'

/** How streets lie in a suburb of an age and density. Lengths in metres, shares from 0 to 1. */
export type StreetPattern = {
  /** Between streets, and between the streets that cross them. */
  block: { depth: number; length: number }
  /** How far streets bend from a straight grid, and over what length. */
  bend: { metres: number; over: number }
  /** How many pieces of street between two crossings are not there. */
  gapShare: number
  /** How many blocks have a dead end into their middle. */
  courtShare: number
  /** How many blocks have a lane behind the houses. */
  laneShare: number
  parkShare: number
  /** The frontage of a house. */
  frontage: number
  peoplePerSquareKilometre: number
}

export const streetPatterns: Readonly<Record<PlaceZone, StreetPattern>> = {
  cbd: {
    block: { depth: 105, length: 210 },
    bend: { metres: 0, over: 2000 },
    gapShare: 0.02,
    courtShare: 0,
    laneShare: 0.7,
    parkShare: 0.03,
    frontage: 18,
    peoplePerSquareKilometre: 6500,
  },
  inner: {
    block: { depth: 78, length: 190 },
    bend: { metres: 6, over: 1800 },
    gapShare: 0.1,
    courtShare: 0.03,
    laneShare: 0.45,
    parkShare: 0.04,
    frontage: 9,
    peoplePerSquareKilometre: 6500,
  },
  middle: {
    block: { depth: 92, length: 230 },
    bend: { metres: 26, over: 1500 },
    gapShare: 0.17,
    courtShare: 0.09,
    laneShare: 0.02,
    parkShare: 0.045,
    frontage: 16,
    peoplePerSquareKilometre: 2400,
  },
  outer: {
    block: { depth: 105, length: 250 },
    bend: { metres: 55, over: 1150 },
    gapShare: 0.36,
    courtShare: 0.34,
    laneShare: 0,
    parkShare: 0.06,
    frontage: 18,
    peoplePerSquareKilometre: 2400,
  },
  regionalCity: {
    block: { depth: 100, length: 220 },
    bend: { metres: 40, over: 1500 },
    gapShare: 0.22,
    courtShare: 0.16,
    laneShare: 0.05,
    parkShare: 0.05,
    frontage: 18,
    peoplePerSquareKilometre: 2400,
  },
  town: {
    block: { depth: 110, length: 210 },
    bend: { metres: 10, over: 1600 },
    gapShare: 0.16,
    courtShare: 0.06,
    laneShare: 0.06,
    parkShare: 0.05,
    frontage: 20,
    peoplePerSquareKilometre: 1500,
  },
  village: {
    block: { depth: 120, length: 200 },
    bend: { metres: 12, over: 1200 },
    gapShare: 0.2,
    courtShare: 0,
    laneShare: 0,
    parkShare: 0.05,
    frontage: 22,
    peoplePerSquareKilometre: 1200,
  },
}
