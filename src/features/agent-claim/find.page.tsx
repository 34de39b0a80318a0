import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { findCopy as copy } from './agent-claim.copy.ts'
import { AgentSearch } from './agent-search.tsx'
import { MemberClaims } from './member-claims.tsx'

/** What is searched is in the URL and read by the browser: the server renders the frame. */
export default definePageFrame({ View: Page })

/** Where agents find themselves and claim their profile. */
function Page() {
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={copy.title} description={copy.description} isIndexed={false} />
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{copy.title}</Heading>
          <Text size="lead">{copy.lead}</Text>
          <div>
            <Link href="/claim-your-agent-profile" isStandalone>
              {copy.guide}
            </Link>
          </div>
        </Stack>
        <AgentSearch />
        <MemberClaims />
      </Stack>
    </Container>
  )
}
