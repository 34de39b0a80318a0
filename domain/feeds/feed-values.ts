import { attributeOf, childOf, type FeedElement, textOf } from './feed-element.ts'
import type { FeedRemarks } from './feed-remarks.ts'

const MOST_DOLLARS = 1_000_000_000
const MOST_ROOMS = 100

/** Whether an element, or its `value`, says yes: "yes", "true", "1" or a number above zero. */
export function isYes(element: FeedElement | undefined): boolean {
  const word = (attributeOf(element, 'value') || textOf(element)).toLowerCase()
  return word === 'yes' || word === 'true' || Number(word) > 0
}

/** Whether something may be shown: unless `display` says no. */
export const isShown = (element: FeedElement | undefined): boolean =>
  !['no', 'false', '0'].includes(attributeOf(element, 'display').toLowerCase())

/**
 * Whole dollars from "$1,250,000" or "350.00"; null where nothing is stated. Cents are left out.
 */
export function dollarsOf(element: FeedElement, remarks: FeedRemarks): number | null {
  const text = textOf(element).replace(/^\$/u, '').replaceAll(',', '').trim()
  if (text === '') return null
  const dollars = /^\d+(\.\d+)?$/u.test(text) ? Math.floor(Number(text)) : NaN
  if (!(dollars <= MOST_DOLLARS)) {
    remarks.refuse(element, `“${textOf(element)}” is no amount up to $1,000,000,000.`)
    return null
  }
  return dollars === 0 ? null : dollars
}

/** A number of rooms; null where nothing is stated. "4.00" is 4, "4.5" is no number of rooms; a studio has none. */
export function roomsOf(features: FeedElement | undefined, name: string, remarks: FeedRemarks): number | null {
  const element = childOf(features, name)
  const text = textOf(element)
  if (element === undefined || text === '') return null
  if (text.toLowerCase() === 'studio') return 0
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0 && count <= MOST_ROOMS) return count
  remarks.refuse(element, `“${text}” is no whole number from 0 to ${MOST_ROOMS}.`)
  return null
}

const squareMetres: Readonly<Record<string, number>> = {
  // A building square, 100 square feet.
  square: 9.290304,
  squares: 9.290304,
  squaremeter: 1,
  squaremetre: 1,
  sqm: 1,
  acre: 4046.8564224,
  hectare: 10_000,
}

/** Square metres from an area with its unit, to one decimal; null where nothing is stated. */
export function areaOf(details: FeedElement | undefined, remarks: FeedRemarks): number | null {
  const element = childOf(details, 'area')
  const size = Number(textOf(element).replaceAll(',', ''))
  if (element === undefined || size === 0) return null
  const unit = attributeOf(element, 'unit')
  const factor = squareMetres[unit.toLowerCase() || 'squaremeter']
  if (factor !== undefined && size > 0) return Math.round(size * factor * 10) / 10
  remarks.leaveOut(element, `“${textOf(element)} ${unit}” is no size in square, squareMeter, acre or hectare.`)
  return null
}
