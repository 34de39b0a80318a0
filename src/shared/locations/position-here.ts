import type { LatLong } from '#domain/geo/lat-long.ts'

const WAIT_MILLISECONDS = 15_000
const FRESH_ENOUGH_MILLISECONDS = 600_000

/** Where the visitor is, and by how much that may be wrong; REFUSED where the visitor or the browser does not allow it. */
export type PositionHere =
  | { ok: true; position: LatLong; accuracyMetres: number }
  | { ok: false; reason: 'REFUSED' | 'UNKNOWN' }

/**
 * Where the browser says that it is, roughly. To be asked only when the visitor wants it. The time that the browser gives beside a
 * position is not looked at, so a wrong clock does no harm.
 */
export const positionHere = (): Promise<PositionHere> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, reason: 'UNKNOWN' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ ok: true, position: { latitude, longitude }, accuracyMetres: accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ ok: false, reason: code === PERMISSION_DENIED ? 'REFUSED' : 'UNKNOWN' }),
      { timeout: WAIT_MILLISECONDS, maximumAge: FRESH_ENOUGH_MILLISECONDS, enableHighAccuracy: false },
    )
  })
