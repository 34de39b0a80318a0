import { hasClaim } from '#domain/permissions/claims.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { checkCopy as copy } from '../past-sales.copy.ts'
import { SalesToCheck } from './sales-to-check.tsx'

/** What waits is for staff alone, whom the browser knows: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

/** Where staff check the proof of past sales. */
export function Page() {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => (
        <Container width="reading" paddingY={48}>
          <Stack gap={24}>
            <Heading level={1}>{copy.title}</Heading>
            {hasClaim(member.claims, 'agents_permission', 'CanChangeAnyAgentsSetting') ? (
              <SalesToCheck key={member.id} />
            ) : (
              <Text>{copy.forbidden}</Text>
            )}
          </Stack>
        </Container>
      )}
    </PrivatePage>
  )
}
