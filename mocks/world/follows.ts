/** That a member follows an agent, or a member who is none. */
export type FollowRecord = {
  key: string
  memberId: number
  followedMemberId: number | null
  followedAgentId: number | null
  followedAt: Date
}

const HOUR = 3_600_000
const [LENA, OMAR, AGNES, STELLA] = [1, 2, 3, 4]
/** The agent that Agnes is, and one that is no member. */
const [IMOGEN, SORAYA] = [1, 9]

export const followKey = (memberId: number, agentId: number | null, followedId: number | null): string =>
  `${memberId}-${agentId === null ? `member-${followedId}` : `agent-${agentId}`}`

/** Lena follows two agents and Omar; Omar and Stella follow one of these; Agnes, an agent, follows Lena back. */
export const followsOf = (now: Date): FollowRecord[] => {
  const follow = (memberId: number, agentId: number | null, followedId: number | null, hoursAgo: number) => ({
    key: followKey(memberId, agentId, followedId),
    memberId,
    followedMemberId: followedId,
    followedAgentId: agentId,
    followedAt: new Date(now.getTime() - hoursAgo * HOUR),
  })
  return [
    follow(LENA, IMOGEN, null, 90),
    follow(LENA, SORAYA, null, 40),
    follow(LENA, null, OMAR, 12),
    follow(OMAR, IMOGEN, null, 70),
    follow(STELLA, IMOGEN, null, 5),
    follow(AGNES, null, LENA, 30),
  ]
}
