import type { StateCode } from '#domain/lookups/states.ts'

type LevelFacts = {
  /** A three-bedroom house in dollars at the centre, at the far edge of the capital, and in a plain country town. */
  centre: number
  edge: number
  country: number
  /** Kilometres after which the centre's premium has fallen to about a third. */
  reach: number
  /** A two-bedroom apartment in a suburb whose houses cost a million dollars. */
  apartment: number
  /** Added to the weekly rent that the price alone would suggest. */
  rentFactor: number
}

/** Round, invented levels of 2026, state by state. */
export const priceLevels: Readonly<Record<StateCode, LevelFacts>> = {
  ACT: { centre: 1_500_000, edge: 760_000, country: 650_000, reach: 8, apartment: 560_000, rentFactor: 1.0 },
  NSW: { centre: 2_900_000, edge: 960_000, country: 480_000, reach: 18, apartment: 700_000, rentFactor: 1.02 },
  NT: { centre: 850_000, edge: 540_000, country: 340_000, reach: 8, apartment: 440_000, rentFactor: 1.25 },
  QLD: { centre: 1_800_000, edge: 720_000, country: 450_000, reach: 10, apartment: 660_000, rentFactor: 1.0 },
  SA: { centre: 1_400_000, edge: 600_000, country: 380_000, reach: 8, apartment: 580_000, rentFactor: 1.0 },
  TAS: { centre: 1_000_000, edge: 560_000, country: 440_000, reach: 7, apartment: 560_000, rentFactor: 1.02 },
  VIC: { centre: 1_750_000, edge: 640_000, country: 440_000, reach: 15, apartment: 540_000, rentFactor: 0.97 },
  WA: { centre: 1_500_000, edge: 680_000, country: 380_000, reach: 10, apartment: 600_000, rentFactor: 1.08 },
}

export const COAST_BONUS = { metropolitan: 1.22, country: 1.42 }
