import type { LocateOutput } from '#machines/current-location/current-location.machine.ts'

const WAIT_MILLISECONDS = 15_000
const FRESH_ENOUGH_MILLISECONDS = 600_000

/** Where the browser says that it is, roughly; REFUSED when the visitor or the browser does not allow it. */
export function locateInBrowser(): Promise<LocateOutput> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, reason: 'UNKNOWN' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, position: { latitude: coords.latitude, longitude: coords.longitude } }),
      (problem) => resolve({ ok: false, reason: problem.code === problem.PERMISSION_DENIED ? 'REFUSED' : 'UNKNOWN' }),
      { timeout: WAIT_MILLISECONDS, maximumAge: FRESH_ENOUGH_MILLISECONDS, enableHighAccuracy: false },
    )
  })
}
