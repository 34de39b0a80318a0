import { formatUserUrl } from '#domain/staff/users-url.ts'
import type { UserColumns_MemberFragment, StaffMemberFilter } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import type { StaffColumn, TableView } from '../table/table-view.ts'
import { usersCopy as copy } from './users.copy.ts'

export type ListedUser = UserColumns_MemberFragment

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

export const userColumns: readonly StaffColumn<ListedUser>[] = [
  {
    id: 'name',
    title: copy.columns.name,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link href={formatUserUrl(id)}>{name}</Link>,
    isSortable: true,
    filter: 'text',
  },
  { id: 'username', title: copy.columns.username, value: ({ username }) => username, isSortable: true },
  { id: 'email', title: copy.columns.email, value: ({ email }) => email },
  { id: 'kind', title: copy.columns.kind, value: ({ kind }) => copy.kinds[kind], filter: choicesOf(copy.kinds) },
  {
    id: 'standing',
    title: copy.columns.standing,
    value: ({ standing }) => copy.standings[standing],
    filter: choicesOf(copy.standings),
  },
  {
    id: 'staff',
    title: copy.columns.staff,
    value: ({ claims }) => claims.flatMap((each) => each.claims.map((claim) => `${each.area} ${claim}`)).join(', '),
    cell: ({ claims }) => (claims.length > 0 ? copy.staff.yes : copy.staff.no),
    filter: choicesOf(copy.staff),
  },
  {
    id: 'joined',
    title: copy.columns.joined,
    value: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => <time dateTime={joinedAt}>{momentText(joinedAt)}</time>,
  },
]

/** What the server is asked for by the filters of the table. */
export function filterOf({ filters }: TableView): StaffMemberFilter {
  const { name = '', kind, standing, staff } = filters
  return {
    text: name,
    ...(kind !== undefined && { kind: kind === 'agent' ? 'agent' : 'local' }),
    ...(standing !== undefined && { standing: standings.find((each) => each === standing) }),
    ...(staff !== undefined && { isStaff: staff === 'yes' }),
  }
}

const standings = ['open', 'unconfirmed', 'closed'] as const
