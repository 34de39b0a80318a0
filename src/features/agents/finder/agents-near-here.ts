import { agentsOf, formatAgentsUrl } from '#domain/agents/agents-url.ts'
import { createRestClient } from '#src/api/rest/rest-client.ts'
import { positionHere } from '#src/shared/position/position-here.ts'

const RADIUS_KILOMETRES = 50

/** The page of the agents where the visitor is; null where that is not known or not allowed. */
export async function agentsNearHere(): Promise<string | null> {
  const point = await positionHere()
  if (point === null) return null
  const found = await createRestClient({ baseUrl: '' }).locationByPoint(point, { radius: RADIUS_KILOMETRES })
  return found.ok ? formatAgentsUrl(agentsOf(found.data.uri)) : null
}
