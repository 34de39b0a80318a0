/** "450 m", "2.3 km", "14 km" */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${Math.max(50, Math.round(metres / 50) * 50)} m`
  const kilometres = metres / 1000
  return `${kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)} km`
}
