import type { LocateOutput } from '#machines/current-location/current-location.machine.ts'
import { rememberSharing } from './location-permission.ts'

const WAIT_MILLISECONDS = 15_000
const FRESH_ENOUGH_MILLISECONDS = 600_000

/**
 * Where the browser says that it is, roughly; REFUSED when the visitor or the browser does not allow it. The time that
 * the browser gives beside a position is not looked at, so a wrong clock does no harm.
 */
export function locateInBrowser(): Promise<LocateOutput> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, reason: 'UNKNOWN' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        rememberSharing(true)
        resolve({ ok: true, position: { latitude: coords.latitude, longitude: coords.longitude } })
      },
      (problem) => {
        const isRefused = problem.code === problem.PERMISSION_DENIED
        if (isRefused) rememberSharing(false)
        resolve({ ok: false, reason: isRefused ? 'REFUSED' : 'UNKNOWN' })
      },
      { timeout: WAIT_MILLISECONDS, maximumAge: FRESH_ENOUGH_MILLISECONDS, enableHighAccuracy: false },
    )
  })
}
