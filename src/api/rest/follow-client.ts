import createClient from 'openapi-fetch'
import type { components, paths } from '#schema/generated/legacy.ts'
import { type RestResult, resultOf } from './rest-result.ts'

export type FollowAnswer = components['schemas']['FollowState']

/** Whom to follow: an agent by number, everybody else by username. */
export type FollowedPerson = { agentId: number } | { username: string }

export type FollowClientOptions = { fetch: (request: Request) => Promise<Response>; timeoutMilliseconds?: number }

const DEFAULT_TIMEOUT_MILLISECONDS = 18_000

/**
 * The calls of schema/openapi/legacy.yaml by which the member who is there follows others. Each gives data or a problem, and rejects
 * only when the caller aborts it; the same call again changes nothing.
 */
export function createFollowClient({ fetch, timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS }: FollowClientOptions) {
  const api = createClient<paths>({ baseUrl: '/api', fetch })
  const call = (person: FollowedPerson, isFollowing: boolean, signal: AbortSignal) => {
    if ('agentId' in person) {
      const params = { path: { id: person.agentId } }
      return isFollowing
        ? api.POST('/agent/{id}/followers', { params, signal })
        : api.DELETE('/agent/{id}/follower', { params, signal })
    }
    const params = { path: { username: person.username } }
    return isFollowing
      ? api.POST('/user/{username}/followers', { params, signal })
      : api.DELETE('/user/{username}/follower', { params, signal })
  }
  return {
    setFollow: (
      person: FollowedPerson,
      isFollowing: boolean,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<RestResult<FollowAnswer>> =>
      resultOf((own) => call(person, isFollowing, own), { signal, timeoutMilliseconds }),
  }
}
