import type { MapPin, PinMarker } from './pin-clusters.ts'

/** What a pin shows in a few letters. */
export function pinText(pin: MapPin): string {
  if (pin.kind === 'cluster') return shortCount(pin.count)
  const [first] = pin.markers
  if (pin.markers.length > 1) return `${pin.markers.length} homes`
  return first?.priceLabel ?? wordWithoutPrice(first)
}

/** What a pin is called by a screen reader. */
export function pinName(pin: MapPin): string {
  if (pin.kind === 'cluster') return `${pin.count} homes: zoom in`
  const [first] = pin.markers
  if (pin.markers.length > 1) return `${pin.markers.length} homes at one place`
  const place = first?.isApproximate ? ', somewhere in this suburb' : ''
  return `Home, ${first?.priceLabel ?? wordWithoutPrice(first)}${place}`
}

/** 1,234 becomes 1.2k where room is short; a count is never rounded up. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  return count < 10_000 ? `${Math.floor(count / 100) / 10}k` : `${Math.floor(count / 1000)}k`
}

function wordWithoutPrice(marker: PinMarker | undefined): string {
  if (marker?.isUnderOffer) return 'Under offer'
  return marker?.statusType === 'completed' ? 'Withheld' : 'Ask'
}
