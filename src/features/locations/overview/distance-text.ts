import { locationCopy } from './location.copy.ts'

const { metres: inMetres, kilometres: inKilometres } = locationCopy.distance

/** "450 m", "2.3 km", "14 km" */
export function distanceText(metres: number): string {
  if (metres < 1000) return inMetres(Math.max(50, Math.round(metres / 50) * 50))
  const kilometres = metres / 1000
  return inKilometres(kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres))
}
