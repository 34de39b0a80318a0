import { manageMembersErrors } from '#domain/staff/manage-members.copy.ts'
import { EndMemberSessionsDocument } from '#src/api/generated/documents/end-member-sessions.ts'
import { SetAccountClosedDocument } from '#src/api/generated/documents/set-account-closed.ts'
import type { ManagedUser_MemberFragment } from '#src/api/generated/graphql.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { usersCopy as copy } from './users.copy.ts'
import * as styles from './users.css.ts'

type Props = { member: ManagedUser_MemberFragment; onChanged: () => void }

/** Logs a member out everywhere, closes the account and opens it again. */
export function AccountActs({ member, onChanged }: Props) {
  const { id: memberId, revision, standing } = member
  const ending = useChange(EndMemberSessionsDocument)
  const closing = useChange(SetAccountClosedDocument)
  const isClosed = standing === 'closed'
  const end = (reason: string, onDone: () => void) =>
    void ending.change({ input: { memberId, reason } }, () => {
      onDone()
      onChanged()
    })
  const setClosed = (reason: string, onDone: () => void) =>
    void closing.change({ input: { memberId, isClosed: !isClosed, revision, reason } }, () => {
      onDone()
      onChanged()
    })
  return (
    <section className={styles.panel} aria-labelledby="user-account">
      <Stack gap={16}>
        <Heading level={3} id="user-account">
          {copy.account}
        </Heading>
        <div className={styles.columns}>
          <ReasonForm label={copy.endSessions} isBusy={ending.isBusy} failure={ending.failure} onSubmit={end} />
          <ReasonForm
            label={isClosed ? copy.open : copy.close}
            isBusy={closing.isBusy}
            failure={closing.failure}
            onSubmit={setClosed}
            isConflict={closing.failure === manageMembersErrors.changed}
            onConflict={onChanged}
          >
            {!isClosed && <Text tone="inkSoft">{copy.closeHint}</Text>}
          </ReasonForm>
        </div>
      </Stack>
    </section>
  )
}
