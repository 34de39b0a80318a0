import { userTypes } from '../lookups/user-types.ts'

/** The name in the URL of a profile: of an agent that of the agent, whatever the account is called. */
export const profileUsername = ({ username, agentUsername }: { username: string; agentUsername?: string }): string =>
  agentUsername ?? username

/** The profile page: /agent/{username} for agents, /user/{username} for everyone else (docs/product.md, section 8.6). */
export const profilePath = (user: { type: number; username: string; agentUsername?: string }): string =>
  `/${user.type === userTypes.Agent ? 'agent' : 'user'}/${encodeURIComponent(profileUsername(user).toWellFormed())}`
