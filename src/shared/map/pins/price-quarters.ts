import { figuresIn } from '#domain/price/figures-in-text.ts'
import type { Pins_MarkerFragment } from '#src/api/generated/graphql.ts'
import { pinsCopy as copy } from './pins.copy.ts'
import type { MapPin } from './pin-clusters.ts'
import type { PinLook } from './pin-layer.ts'
import { lookOfListings, shortCount } from './pin-text.ts'

type Marker = Pick<Pins_MarkerFragment, 'priceLabel'>

/**
 * How pins of homes look where clusters say what their homes cost: the middle price, and in which quarter of all prices it lies. A price
 * that goes on counts as what it goes on from.
 */
export function lookByPrice(markers: readonly Marker[]): (pin: MapPin<Pins_MarkerFragment>) => PinLook {
  const all = pricesOf(markers)
  const bounds = [1, 2, 3].map((quarter) => all[Math.floor((all.length * quarter) / 4)]?.dollars ?? Infinity)
  return (pin) => {
    const look = lookOfListings(pin)
    const middle = pin.kind === 'cluster' ? middlePriceOf(pin.markers) : null
    if (pin.kind === 'place' || middle === null) return look
    return {
      ...look,
      text: copy.countAndPrice(shortCount(pin.count), middle.label),
      name: copy.zoomInAtPrice(pin.count, pin.suburb, middle.label),
      priceQuarter: bounds.filter((bound) => middle.dollars >= bound).length,
    }
  }
}

type Price = { dollars: number; label: string }

/** Half of the homes cost that or less; null where none has a price. */
function middlePriceOf(markers: readonly Marker[]): Price | null {
  const prices = pricesOf(markers)
  return prices[Math.ceil(prices.length / 2) - 1] ?? null
}

const pricesOf = (markers: readonly Marker[]): Price[] =>
  markers
    .flatMap(({ priceLabel: label }) => {
      const [dollars] = figuresIn(label ?? '')
      return label === null || dollars === undefined ? [] : { dollars, label: label.replace('+', '') }
    })
    .toSorted((one, other) => one.dollars - other.dollars)
