import { mayReadMembers } from '#domain/staff/manage-members.ts'
import { numberInPath } from '#domain/staff/number-in-path.ts'
import type { Member } from '#src/api/session/member.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Text } from '#src/design/text/text.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { ManagedUser } from './managed-user.tsx'
import { UserList } from './user-list.tsx'
import { usersCopy as copy } from './users.copy.ts'

/** Finds members, and shows one with what staff may do to the account. */
export default defineStaffPage(UsersPage)

function UsersPage({ member, below }: { member: Member; below: string }) {
  if (!mayReadMembers(member.claims)) return <Notice>{copy.noView}</Notice>
  if (below === '') return <UserList staff={member} />
  const id = numberInPath(below)
  if (id === null) return <Text role="status">{copy.noUser}</Text>
  return <ManagedUser key={id} id={id} staff={member} />
}
