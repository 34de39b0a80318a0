import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { hiddenCopy as copy } from './hidden.copy.ts'

export const hiddenListings = now(() => import('./hidden-listings.tsx'))
const HiddenListings = viewOf(hiddenListings, (module) => module.HiddenListings)

/** The homes that whoever is there hides, and the ways to show them again. */
export function HiddenView() {
  const { status } = useSession()
  return (
    <Container paddingY={32}>
      <PageHead title={copy.title} description={copy.what} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        <Text>{status === 'loggedOut' ? copy.onDevice : copy.what}</Text>
        {status !== 'unknown' && <HiddenListings />}
      </Stack>
    </Container>
  )
}
