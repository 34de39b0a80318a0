import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { MemberStore } from './member-store.ts'

export { type MemberStore, MOST_CANDIDATES } from './member-store.ts'

export type MembersServices = { members: MemberStore }

export const members = moduleNamed<MembersServices>('members')
