import type { Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { pinsCopy as copy } from './pins.copy.ts'
import type { MapPin } from './pin-clusters.ts'
import type { PinLook } from './pin-layer.ts'

type Pin = MapPin<Pins_MarkerFragment>

/** How a pin of homes looks. */
export const lookOfListings = (pin: Pin): PinLook => ({
  text: pinText(pin),
  name: pinName(pin),
  isApproximate: pin.kind === 'place' && pin.markers.some((each) => each.isApproximate),
})

/** What a pin shows in a few letters. */
export function pinText(pin: Pin): string {
  if (pin.kind === 'cluster') return shortCount(pin.count)
  const [first] = pin.markers
  if (pin.markers.length > 1) return copy.homes(pin.markers.length)
  return first?.priceLabel ?? wordWithoutPrice(first)
}

/** What a pin is called by a screen reader. */
export function pinName(pin: Pin): string {
  if (pin.kind === 'cluster') {
    return pin.suburb === null ? copy.zoomIn(pin.count) : copy.zoomInTo(pin.count, pin.suburb)
  }
  const [first] = pin.markers
  if (pin.markers.length > 1) return copy.homesAtOnePlace(pin.markers.length)
  const price = first?.priceLabel ?? wordWithoutPrice(first)
  return first?.isApproximate ? copy.homeSomewhere(price) : copy.home(price)
}

/** 1,234 becomes 1.2k where room is short; a count is never rounded up. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  return count < 10_000 ? `${Math.floor(count / 100) / 10}k` : `${Math.floor(count / 1000)}k`
}

function wordWithoutPrice(marker: Pins_MarkerFragment | undefined): string {
  if (marker?.isUnderOffer) return copy.underOffer
  return marker?.statusType === 'completed' ? copy.withheld : copy.ask
}
