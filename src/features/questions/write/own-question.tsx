import type { ReactNode } from 'react'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import * as styles from '#src/shared/page/awaited-member.css.ts'
import { LoadingShape } from '#src/shared/page/loading-page.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { questionsCopy as copy } from '../questions.copy.ts'
import { OwnPendingPosts } from './thread-parts.tsx'
import { useOwnThreadState } from './use-own-thread.ts'

/** A question or discussion that is not published, for its author; for all others what stands where there is none. */
export function OwnQuestion({ postId, children }: { postId: number; children: ReactNode }) {
  const { thread, awaited } = useOwnThreadState(postId)
  const own = thread?.posts.find((post) => post.postId === postId)
  if (awaited === 'thread') return <LoadingShape title={copy.loadingOne} />
  if (awaited === 'member') {
    return (
      <>
        <div className={styles.untilMemberIsKnown}>{children}</div>
        <div className={styles.whileMemberIsAwaited}>
          <LoadingShape title={copy.loadingOne} />
        </div>
      </>
    )
  }
  if (own === undefined) return children
  const title = own.kind === 'discussion' ? copy.ownDiscussion : copy.ownQuestion
  return (
    <Container paddingY={24}>
      <PageHead title={title} isIndexed={false} />
      <Stack gap={16}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{copy.ownLead}</Text>
        <OwnPendingPosts postId={postId} />
        <Link href="/discussions" isStandalone>
          {copy.everyPlace}
        </Link>
      </Stack>
    </Container>
  )
}
