import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { QuestionsServices } from '#server/modules/questions/questions-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { PersonRecord } from './person-record.ts'
import type { ProfileRecord } from './profile-record.ts'

/** Finds people, members and agents alike. */
export type People = {
  /** The agent of a username, else the member; null where there is neither. */
  byUsername(username: string): Promise<ProfileRecord | null>
  /** Agents by number as lists show them, with the members that they are; unknown numbers are left out. */
  agents(ids: readonly number[]): Promise<Map<number, PersonRecord>>
  /** Members by number as lists show them; those that deleted the account are left out. */
  members(ids: readonly number[]): Promise<Map<number, PersonRecord>>
  /** A member by number for themselves and for staff who may view any; throws NOT_FOUND for everybody else. */
  requireViewed(id: number, reader: CallingMember): Promise<MemberRecord>
}

export type ProfilesServices = { people: People }

export const profiles = moduleNamed<ProfilesServices>('profiles')

/** What the code of this module may use. */
export type ProfilesParts = PlatformServices &
  MembersServices &
  OfficesServices &
  ListingsServices &
  QuestionsServices &
  ProfilesServices
export type ProfilesContext = GraphContext<ProfilesParts>
