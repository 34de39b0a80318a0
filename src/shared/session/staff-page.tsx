import type { ReactNode } from 'react'
import type { ClaimOf } from '#domain/lookups/permissions.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import type { Member } from '#src/api/session/member.ts'
import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PrivatePage } from './private-page.tsx'

type Props = {
  title: string
  logIn: string
  /** Shown to members without the claim. */
  forbidden: string
  claim: ClaimOf<'agents_permission'>
  children: (member: Member) => ReactNode
}

/** The frame of a page for staff with one claim of `agents_permission`. */
export const StaffPage = ({ title, logIn, forbidden, claim, children }: Props) => (
  <PrivatePage title={title} logIn={logIn}>
    {(member) => (
      <Container width="reading" paddingY={48}>
        <Stack gap={24}>
          <Heading level={1}>{title}</Heading>
          {hasClaim(member.claims, 'agents_permission', claim) ? children(member) : <Text>{forbidden}</Text>}
        </Stack>
      </Container>
    )}
  </PrivatePage>
)
