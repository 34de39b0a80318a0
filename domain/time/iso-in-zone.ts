import { zoneOffset } from './zone-offset.ts'

/** "2026-11-21T10:00:00+11:00": an instant with the offset of its zone at that time. */
export function isoInZone(instant: Date, timeZone: string): string {
  const offset = Math.trunc(zoneOffset(instant.getTime(), timeZone))
  const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const sign = offset < 0 ? '-' : '+'
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${local}${sign}${two(hours)}:${two(minutes)}`
}

const two = (number: number): string => String(number).padStart(2, '0')
