import { useState } from 'react'
import { permissions } from '#domain/lookups/permissions.ts'
import { hasEveryClaim } from '#domain/permissions/claims.ts'
import { manageMembersErrors } from '#domain/staff/manage-members.copy.ts'
import { asList, claimsOf } from '#domain/staff/manage-members.ts'
import { ChangeClaimsDocument } from '#src/api/generated/documents/change-claims.ts'
import type { ManagedUser_MemberFragment } from '#src/api/generated/graphql.ts'
import type { Member } from '#src/api/session/member.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { usersCopy as copy } from './users.copy.ts'
import * as styles from './users.css.ts'

type Props = { member: ManagedUser_MemberFragment; staff: Member; onChanged: () => void }

/** What a member may do, by area; to be changed by staff who may, as far as they hold it themselves. */
export function ClaimsForm({ member, staff, onChanged }: Props) {
  const [held, setHeld] = useState(() => claimsOf(member.claims))
  const [base, setBase] = useState(member.revision)
  const { isBusy, failure, change } = useChange(ChangeClaimsDocument)
  // What somebody else has set stands in place of what was chosen over something older.
  if (member.revision > base) {
    setBase(member.revision)
    setHeld(claimsOf(member.claims))
  }
  const toggle = (area: string, claim: string, isHeld: boolean) => {
    const others = (held[area] ?? []).filter((each) => each !== claim)
    setHeld({ ...held, [area]: isHeld ? [...others, claim] : others })
  }
  const save = (reason: string, onDone: () => void) => {
    void change(
      { input: { memberId: member.id, claims: asList(held), revision: base, reason } },
      ({ changeClaims }) => {
        setBase(changeClaims.revision)
        onDone()
        onChanged()
      },
    )
  }
  const choices = Object.entries<readonly string[]>(permissions).map(([area, claims]) => (
    <fieldset key={area} className={styles.area}>
      <Text as="legend" weight="strong">
        {area}
      </Text>
      {claims.map((claim) => (
        <CheckboxField
          key={claim}
          label={claim}
          checked={hasEveryClaim(held, { [area]: [claim] })}
          disabled={!member.canManage || !hasEveryClaim(staff.claims, { [area]: [claim] })}
          onChange={({ currentTarget }) => toggle(area, claim, currentTarget.checked)}
        />
      ))}
    </fieldset>
  ))
  return (
    <section className={styles.panel} aria-labelledby="user-permissions">
      <Stack gap={16}>
        <Heading level={3} id="user-permissions">
          {copy.permissions}
        </Heading>
        <div className={styles.areas}>{choices}</div>
        {member.canManage && (
          <ReasonForm
            label={copy.savePermissions}
            isBusy={isBusy}
            failure={failure}
            onSubmit={save}
            isConflict={failure === manageMembersErrors.changed}
            onConflict={onChanged}
          />
        )}
      </Stack>
    </section>
  )
}
