import { canView } from '#domain/members/member-view.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { findProfile } from './find-profile.ts'
import { selectAgents, selectMembers } from './people.queries.ts'
import type { People } from './profiles-services.ts'

export type PeopleParts = PlatformServices & MembersServices & OfficesServices & ListingsServices

/** People in the database; those that deleted their account are never found. */
export const peopleOf = (parts: PeopleParts): People => ({
  byUsername: (username) => findProfile(username, parts),
  async agents(ids) {
    const found = ids.length === 0 ? [] : await selectAgents(parts.database, [...new Set(ids)])
    return new Map(found.map((person) => [person.agentId ?? 0, person]))
  },
  async members(ids) {
    const found = ids.length === 0 ? [] : await selectMembers(parts.database, [...new Set(ids)])
    return new Map(found.map((person) => [person.memberId ?? 0, person]))
  },
  async requireViewed(id, reader) {
    const member = await parts.members.byId(id)
    // Numbers can be counted through, so they find a member only for who may see it anyway.
    if (member === null || !canView(member, reader)) throw notFound(`member ${id} whom you may see`)
    return member
  },
})
