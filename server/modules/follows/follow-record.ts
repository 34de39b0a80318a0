/** Whom a member follows: an agent, or a member who is none. */
export type FollowedPerson = { agentId: number; memberId: null } | { agentId: null; memberId: number }

/** Whether somebody follows a person, and how many do. */
export type FollowState = { isFollowing: boolean; followerCount: number }

export type Part = { skip: number; take: number }
