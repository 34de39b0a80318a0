import type { LatLong } from '#domain/geo/lat-long.ts'

const WAIT_MILLISECONDS = 15_000
const FRESH_ENOUGH_MILLISECONDS = 600_000

/** Where the visitor is, in degrees; null where that is not known or not allowed. To be asked only when the visitor wants it. */
export const positionHere = (): Promise<LatLong | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: WAIT_MILLISECONDS, maximumAge: FRESH_ENOUGH_MILLISECONDS, enableHighAccuracy: false },
    )
  })
