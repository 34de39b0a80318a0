import { userTypes } from '../lookups/user-types.ts'

/** The profile page: /agent/{username} for agents, /user/{username} for everyone else (docs/product.md, section 8.6). */
export const profilePath = (user: { type: number; username: string }): string =>
  `/${user.type === userTypes.Agent ? 'agent' : 'user'}/${encodeURIComponent(user.username.toWellFormed())}`
