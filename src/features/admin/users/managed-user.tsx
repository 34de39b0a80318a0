import { useQueryClient } from '@tanstack/react-query'
import { formatUserUrl, USERS_PATH } from '#domain/staff/users-url.ts'
import { ManagedMemberDocument } from '#src/api/generated/documents/managed-member.ts'
import type { ManagedUser_MemberFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffHistory } from '../acts/staff-history.tsx'
import { AccountActs } from './account-acts.tsx'
import { ClaimsForm } from './claims-form.tsx'
import { usersCopy as copy } from './users.copy.ts'
import * as styles from './users.css.ts'

type ManagedMember = ManagedUser_MemberFragment

/** A member: what the portal knows, what they may do, what staff did, and what staff may do. */
export function ManagedUser({ id, staff }: { id: number; staff: Member }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useDocumentQuery(ManagedMemberDocument, { id })
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const { staffMember: member } = data
  if (member == null) return <Text role="status">{copy.noUser}</Text>
  const reread = () => void queryClient.invalidateQueries()
  return (
    <Stack gap={24}>
      <div>
        <Link href={USERS_PATH} isStandalone>
          {copy.allUsers}
        </Link>
      </div>
      <Heading level={2}>{member.name}</Heading>
      <div className={styles.columns}>
        <FactList items={factsOf(member)} />
        <Stack gap={24}>
          <Contacts member={member} />
          <Sessions member={member} />
        </Stack>
      </div>
      {!member.canManage && <Notice>{copy.cannotManage}</Notice>}
      <ClaimsForm member={member} staff={staff} onChanged={reread} />
      {member.canManage && <AccountActs member={member} onChanged={reread} />}
      <StaffHistory thing="member" id={id} />
    </Stack>
  )
}

const factsOf = (member: ManagedMember) => [
  { term: copy.facts.number, detail: <Link href={formatUserUrl(member.id)}>{String(member.id)}</Link> },
  { term: copy.facts.username, detail: member.username },
  { term: copy.facts.kind, detail: copy.kinds[member.kind] },
  { term: copy.facts.standing, detail: copy.standings[member.standing] },
  ...(member.closedAt == null ? [] : [{ term: copy.facts.closed, detail: momentText(member.closedAt) }]),
  { term: copy.facts.secondFactor, detail: member.hasSecondFactor ? copy.secondFactor.on : copy.secondFactor.off },
  { term: copy.facts.writing, detail: member.isWritingClosed ? copy.writing.closed : copy.writing.open },
  { term: copy.facts.joined, detail: momentText(member.joinedAt) },
  { term: copy.facts.profile, detail: <Link href={profileOf(member)}>{copy.profile}</Link> },
]

const profileOf = ({ agentUsername, username }: ManagedMember) =>
  agentUsername == null ? `/user/${username}` : `/agent/${agentUsername}`

const Contacts = ({ member }: { member: ManagedMember }) => (
  <section className={styles.panel} aria-labelledby="user-contacts">
    <Heading level={3} id="user-contacts">
      {copy.contacts}
    </Heading>
    <FactList
      items={member.contacts.map(({ communicationType, details }) => ({
        term: copy.contactTypes[communicationType] ?? '',
        detail: details,
      }))}
    />
  </section>
)

const Sessions = ({ member: { sessions } }: { member: ManagedMember }) => (
  <section className={styles.panel} aria-labelledby="user-sessions">
    <Stack gap={8}>
      <Heading level={3} id="user-sessions">
        {copy.sessions}
      </Heading>
      {sessions.length === 0 && <Text>{copy.noSessions}</Text>}
      <ul className={styles.list}>
        {sessions.map(({ device, startedAt, lastSeenAt }) => (
          <li key={`${device} ${startedAt}`}>{copy.session(device, momentText(lastSeenAt))}</li>
        ))}
      </ul>
    </Stack>
  </section>
)
