import { agentsOf, formatAgentsUrl } from '#domain/agents/agents-url.ts'
import { createRestClient } from '#src/api/rest/rest-client.ts'

const WAIT_MILLISECONDS = 15_000
const FRESH_ENOUGH_MILLISECONDS = 600_000
const RADIUS_KILOMETRES = 50

/** The page of the agents where the visitor is; null where that is not known or not allowed. */
export async function agentsNearHere(): Promise<string | null> {
  const point = await positionHere()
  if (point === null) return null
  const found = await createRestClient({ baseUrl: '' }).locationByPoint(point, { radius: RADIUS_KILOMETRES })
  return found.ok ? formatAgentsUrl(agentsOf(found.data.uri)) : null
}

const positionHere = (): Promise<{ latitude: number; longitude: number } | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: WAIT_MILLISECONDS, maximumAge: FRESH_ENOUGH_MILLISECONDS, enableHighAccuracy: false },
    )
  })
