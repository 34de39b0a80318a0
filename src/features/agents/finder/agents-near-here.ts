import { agentsOf, formatAgentsUrl } from '#domain/agents/agents-url.ts'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { positionHere } from '#src/shared/locations/position-here.ts'

const RADIUS_KILOMETRES = 50

/** The page of the agents where the visitor is; null where that is not known or not allowed. */
export async function agentsNearHere(): Promise<string | null> {
  const here = await positionHere()
  if (!here.ok) return null
  const query = { lat: here.position.latitude, lng: here.position.longitude, radius: RADIUS_KILOMETRES }
  const found = await resultOf((signal) => rest.GET('/location/by-point', { params: { query }, signal }))
  return found.ok ? formatAgentsUrl(agentsOf(found.data.uri)) : null
}
