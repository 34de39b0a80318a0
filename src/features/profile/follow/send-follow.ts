import { legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'

/** Whom to follow: an agent by number, everybody else by username. */
type FollowedPerson = { username: string; agentId: number | null }

/** Follows somebody or no more; the same call again changes nothing. */
export const sendFollow = ({ username, agentId }: FollowedPerson, isFollowing: boolean, asked?: AbortSignal) =>
  resultOf((signal) => {
    if (agentId !== null) {
      const params = { path: { id: agentId } }
      return isFollowing
        ? legacy.POST('/agent/{id}/followers', { params, signal })
        : legacy.DELETE('/agent/{id}/follower', { params, signal })
    }
    const params = { path: { username } }
    return isFollowing
      ? legacy.POST('/user/{username}/followers', { params, signal })
      : legacy.DELETE('/user/{username}/follower', { params, signal })
  }, asked)
