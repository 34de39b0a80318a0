import { isOnGlobe } from '#domain/geo/lat-long.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'
import type { OwnPoint } from './comparison-rows.ts'

const LONGEST_LABEL = 100

/** A place to which homes are measured; it stays on this device. */
export const ownPoint = storedValue<OwnPoint | null>('comparisonPoint', pointFrom)

function pointFrom(found: unknown): OwnPoint | null {
  // Each part is looked at before it is taken.
  const { label, latLong } = Object(found) as Record<string, unknown>
  const { latitude, longitude } = Object(latLong) as Record<string, unknown>
  if (typeof label !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return label !== '' && isOnGlobe({ latitude, longitude })
    ? { label: label.slice(0, LONGEST_LABEL), latLong: { latitude, longitude } }
    : null
}
