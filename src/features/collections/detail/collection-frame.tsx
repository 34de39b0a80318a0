import { useEffect } from 'react'
import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { deferredCode } from '#src/api/code/deferred-code.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import { LoadingPage, LoadingShape } from '#src/shared/loading-page/loading-page.tsx'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { collectionCopy as copy } from '../collection.copy.ts'
import * as styles from './collection-frame.css.ts'
import { CollectionView } from './collection-view.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { MissingCollection } from './missing-collection.tsx'

const memberCollection = deferredCode(() => import('./member-collection.tsx'))

/**
 * A collection for whoever is there: members get the parts in which they take part once their code has come. Until then a browser
 * that has a session shows what loads, for what a reader sees would jump.
 */
export function CollectionFrame({ uri }: { uri: string }) {
  const session = useSession()
  // Beside the code that tells who is there, not after it.
  useEffect(() => {
    if (hasSessionCookie()) memberCollection.prefetch()
  }, [])
  const member = session.status === 'member' ? session.member : null
  const MemberCollection = useCodeOnIntent(memberCollection, member !== null)?.MemberCollection
  if (member && MemberCollection) return <MemberCollection key={member.id} member={member} uri={uri} />
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
  if (data?.collection) return <CollectionView collection={data.collection} member={null} />
  if (error) return <LoadingFailed onRetry={() => void refetch()} />
  return data && isSettled ? <MissingCollection isMember={false} /> : <LoadingPage title={copy.loading} />
}
