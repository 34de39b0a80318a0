import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionListingsDocument } from '#src/api/generated/documents/collection-listings.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { runOnIdle } from '#src/shared/runtime/run-when.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import {
  CollectionChangesProvider,
  useCollectionCommands,
  useDeletedCollections,
  useLastChange,
  useReadingState,
} from '../changes/collection-changes.provider.tsx'
import { DeletedCollections } from '../changes/deleted-collections.tsx'
import { collectionCopy as copy, sharingCopy } from '../collection.copy.ts'
import { OfflineListings } from '../offline/offline-listings.tsx'
import { CollectionView } from './collection-view.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberListing } from './member-listing.tsx'
import { MissingCollection } from './missing-collection.tsx'
import { PresentMemberProvider } from './present-member.ts'
import { SuburbToReview } from './suburb-to-review.tsx'
import { listingsOfPage } from './use-listings.ts'
import { readViewChoice } from './view-choice.ts'

type Props = { memberId: number; uri: string }

const LONGEST_WAIT_MS = 200

/** A collection for a member, read each time that the page is opened: what was read for everybody says nothing of their part in it. */
export const MemberCollection = ({ memberId, uri }: Props) => (
  <OfflineListings memberId={memberId} isAroundPage>
    <CollectionChangesProvider
      read={async ({ execute, queryClient }) => {
        const firstListings = listingsOfPage(uri, readViewChoice(location.search))
        const detail = documentQuery(execute, CollectionDetailDocument, { uri })
        const listings = documentQuery(execute, CollectionListingsDocument, firstListings)
        // What is there already is shown before it is read again.
        if (queryClient.getQueryData(listings.queryKey) !== undefined)
          await new Promise<void>((resolve) => runOnIdle(resolve, LONGEST_WAIT_MS))
        return Promise.all([
          queryClient.fetchQuery({ ...detail, staleTime: 0 }),
          queryClient.fetchQuery({ ...listings, staleTime: 0 }),
        ])
      }}
    >
      <PresentMemberProvider value={memberId}>
        <OneCollection memberId={memberId} uri={uri} />
      </PresentMemberProvider>
    </CollectionChangesProvider>
  </OfflineListings>
)

function OneCollection({ memberId, uri }: Props) {
  const state = useReadingState()
  const { readAgain } = useCollectionCommands()
  const { data } = useDocumentQuery(CollectionDetailDocument, { uri }, { isEnabled: state === 'loaded' })
  const isDeleted = useDeletedCollections().length > 0
  const hasLeft = useLastChange()?.change.kind === 'leave'
  const collection = data?.collection
  if (isDeleted) return <AfterDeletion />
  if (hasLeft && (!collection || collection.role === 'reader')) return <AfterLeaving />
  if (collection) {
    const takesPart = collection.role !== 'reader'
    return (
      <CollectionView
        collection={collection}
        memberId={memberId}
        head={takesPart ? <MemberHead collection={collection} /> : undefined}
        Parts={takesPart ? MemberListing : undefined}
        Foot={takesPart ? SuburbToReview : undefined}
      />
    )
  }
  if (state === 'error') return <LoadingFailed onRetry={readAgain} />
  return state === 'loaded' && data ? <MissingCollection isMember /> : <LoadingPage title={copy.loading} />
}

const AfterDeletion = () => (
  <Container paddingY={32}>
    <PageHead title={copy.collection} isIndexed={false} />
    <Stack gap={24}>
      <DeletedCollections />
      <Link href="/collections" isStandalone>
        {copy.all}
      </Link>
    </Stack>
  </Container>
)

const AfterLeaving = () => (
  <Container paddingY={32}>
    <PageHead title={copy.collection} isIndexed={false} />
    <Stack gap={24}>
      <p role="status">{sharingCopy.left}</p>
      <Link href="/collections" isStandalone>
        {copy.all}
      </Link>
    </Stack>
  </Container>
)
