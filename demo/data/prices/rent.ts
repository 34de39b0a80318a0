import type { Random } from '#demo/data/random/random.ts'
import type { Home } from '#demo/data/homes/home.ts'
import { isFlatType } from '#demo/data/homes/rooms.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { priceLevels } from './price-levels.ts'

/** Dollars a week, in steps of 5 below 700 and of 10 and 50 above; dear homes yield less than cheap ones. */
export function weeklyRent(random: Random, home: Home, value: number, profile: PlaceProfile): number {
  const yearly = isFlatType(home.propertyType) || home.propertyType === 'Unit' ? 0.0415 : 0.034
  const grossYield = Math.min(0.075, Math.max(0.012, yearly * Math.pow(1_050_000 / value, 0.42)))
  const furnished = home.features.has('furnished') ? 1.09 : 1
  const rent = ((value * grossYield) / 52) * priceLevels[profile.place.stateCode].rentFactor * furnished
  const asked = Math.max(180, rent * Math.exp(random.normal() * 0.04))
  const step = asked < 700 ? 5 : asked < 1_500 ? 10 : 50
  return Math.round(asked / step) * step
}

/** Four weeks' rent, as most states allow. */
export const bondOf = (rent: number): number => rent * 4
