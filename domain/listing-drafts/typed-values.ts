import { isCalendarDate } from '../time/calendar-date.ts'

/** Values as people type them; null for what is none. Callers leave out what is empty. */

const multiples: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 }

/** Whole dollars up to `most` from "$1,250,000", "1.25m", "850k" or "650 pw". */
export function typedDollars(text: string, most: number): number | null {
  const parts = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*([km]?)(?:\s*(?:pw|per week|a week|\/w|\/week))?$/iu.exec(
    text.trim(),
  )
  if (parts === null) return null
  const [, whole = '', fraction = '', unit = ''] = parts
  const dollars = Number(whole.replaceAll(',', '') + fraction) * (multiples[unit.toLowerCase()] ?? NaN)
  const rounded = Math.round(dollars)
  // 1.15 million is not whole in binary.
  return Math.abs(dollars - rounded) < 1e-6 && rounded > 0 && rounded <= most ? rounded : null
}

/** A whole number from 0 to `most`, "4" or "4.0"; a studio has no bedroom. */
export function typedCount(text: string, most: number): number | null {
  const typed = text.trim()
  if (/^studio$/iu.test(typed)) return 0
  const count = /^\d+(?:\.0+)?$/u.test(typed) ? Number(typed) : NaN
  return count <= most ? count : null
}

const areas: Readonly<Record<string, number>> = {
  '': 1,
  m2: 1,
  'm²': 1,
  sqm: 1,
  ha: 10_000,
  hectare: 10_000,
  hectares: 10_000,
  acre: 4046.8564224,
  acres: 4046.8564224,
}

/** Whole square metres from "650", "650 m²", "1.2 ha" or "5 acres". */
export function typedArea(text: string, most: number): number | null {
  const parts = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*([a-z2²]*)$/iu.exec(text.trim())
  if (parts === null) return null
  const [, whole = '', fraction = '', unit = ''] = parts
  const size = Math.round(Number(whole.replaceAll(',', '') + fraction) * (areas[unit.toLowerCase()] ?? NaN))
  return size > 0 && size <= most ? size : null
}

/** A day that exists, yyyy-mm-dd. */
export const typedDay = (text: string): string | null => (isCalendarDate(text.trim()) ? text.trim() : null)

/** A time of the day, hh:mm. */
export const typedTime = (text: string): string | null =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text.trim()) ? text.trim() : null
