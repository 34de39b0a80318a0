// The styles of what the server renders for members; its code comes later.
import '#src/shared/member-list/deletions.css.ts'
import './reactions.css.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionListingsDocument } from '#src/api/generated/documents/collection-listings.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import * as styles from '#src/shared/page/awaited-member.css.ts'
import { LoadingPage, LoadingShape } from '#src/shared/page/loading-page.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { onIdle } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { collectionCopy as copy } from '../collection.copy.ts'
import { knownSession } from '#src/shared/session/current-member.ts'
import { CollectionView } from './collection-view.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { MissingCollection } from './missing-collection.tsx'

/** Comes when it is known who is there, on whose behalf it acts; a press waits until then. */
export const memberCollection = onIdle(async () => {
  const [module] = await Promise.all([import('./member-collection.tsx'), import.meta.env.SSR || knownSession()])
  return module
})
const MemberCollection = viewOf(
  memberCollection,
  (module) => module.MemberCollection,
  <LoadingShape title={copy.loading} />,
)

/**
 * A collection for whoever is there: members get the parts in which they take part, from the server where it could tell who they are.
 * Until they are known a browser that has a session shows what loads, for what a reader sees would jump.
 */
export function CollectionFrame({ uri }: { uri: string }) {
  const session = useSession()
  const { memberId: servedId } = useRequestContext()
  const memberId =
    session.status === 'member' ? session.member.id : session.status === 'unknown' ? (servedId ?? null) : null
  // Beside the code that tells who is there, not after it.
  useEffect(() => {
    if (hasSessionCookie()) memberCollection.prefetch()
  }, [])
  const isOfOther = session.status !== 'unknown' && servedId !== undefined && servedId !== memberId
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isOfOther) return
    for (const document of [CollectionDetailDocument, CollectionListingsDocument])
      queryClient.removeQueries({ queryKey: [documentHash(document)] })
  }, [isOfOther, queryClient])
  if (memberId !== null) return <MemberCollection key={memberId} memberId={memberId} uri={uri} />
  const isSettled = session.status === 'loggedOut'
  return (
    <>
      <div className={isSettled ? undefined : styles.untilMemberIsKnown}>
        <PublicCollection uri={uri} isSettled={isSettled} />
      </div>
      {!isSettled && (
        <div className={styles.whileMemberIsAwaited}>
          <LoadingShape title={copy.loading} />
        </div>
      )}
    </>
  )
}

/** What everybody sees. `isSettled`: whether it is known that nobody is logged in who might see more. */
function PublicCollection({ uri, isSettled }: { uri: string; isSettled: boolean }) {
  const { data, error, refetch } = useDocumentQuery(CollectionDetailDocument, { uri })
  if (data?.collection) return <CollectionView collection={data.collection} memberId={null} />
  if (error) return <LoadingFailed onRetry={() => void refetch()} />
  return data && isSettled ? <MissingCollection isMember={false} /> : <LoadingPage title={copy.loading} />
}
