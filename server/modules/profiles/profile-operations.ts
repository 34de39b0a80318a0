import { userTypes } from '#domain/lookups/user-types.ts'
import { avatarOf } from '#domain/members/member-view.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import type { ProfilesServices } from './profiles-services.ts'

/** A member as themselves and staff see it, over REST; the whole of it is in the legacy API. */
export const profileOperations = ({ people }: ProfilesServices): Operations<'getMember' | 'getMemberSettings'> => ({
  getMember: async ({ params: { id } }, { member: reader }, answer) => {
    answer.setPrivate()
    const member = await people.requireViewed(id, reader)
    const isAgent = member.type === userTypes.Agent
    const { username, name, displayDescription } = member
    return { id, username, name, type: isAgent ? 2 : 1, isAgent, displayDescription, avatar: avatarOf(member) }
  },
  getMemberSettings: async ({ params: { id } }, { member: reader }, answer) => {
    answer.setPrivate()
    const { name, displayDescription, theme, emailConfirmedAt } = await people.requireViewed(id, reader)
    return { name, displayDescription, theme, isEmailConfirmed: emailConfirmedAt !== null }
  },
})
