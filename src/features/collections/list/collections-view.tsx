import { onIntent } from '#src/shared/runtime/later-code.ts'
import { hasPendingCollection } from '#src/shared/member-list/collections/has-pending-collection.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { Introduction } from '#src/shared/member-list/introduction.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { collectionsCopy as copy } from '../collections.copy.ts'
import { MemberCollections } from '../parts.tsx'
import { CardSkeletons } from './card-skeletons.tsx'

const pendingListings = onIntent(() => import('./pending-listings.tsx'))

/** The collections of whoever is logged in; for everybody else what collections are, and the homes that this device keeps. */
export function CollectionsView() {
  const session = useSession()
  const isRequested = session.status !== 'unknown' && hasPendingCollection()
  const PendingListings = useCodeOnIntent(pendingListings, isRequested)?.PendingListings
  return (
    <Container paddingY={32}>
      <PageHead title={copy.title} description={copy.what} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {PendingListings && <PendingListings />}
        {session.status === 'member' ? (
          <MemberCollections key={session.member.id} member={session.member} />
        ) : (
          <Introduction copy={copy} isKnown={session.status === 'loggedOut'}>
            <CardSkeletons />
          </Introduction>
        )}
      </Stack>
    </Container>
  )
}
