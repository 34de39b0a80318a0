import { decisionPath } from '#domain/posts/moderation-url.ts'
import type { PostHoldReason, PostStatus } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { type OwnKind, PostActions } from './post-actions.tsx'
import type { PostThread } from './post-thread.ts'
import { writeCopy as copy } from './write.copy.ts'

type OwnPost = {
  postId: number
  kind: OwnKind | 'agentReview'
  title?: string
  content: string
  status: PostStatus
  holdReasons: readonly PostHoldReason[]
  decisionReason?: string | null
  /** Where it stands, or will. */
  path?: string
}

type Props = {
  posts: readonly OwnPost[]
  title?: string
  thread: PostThread
  /** Changes a review of a place elsewhere than here. */
  onChangeReview?: (path: string | undefined) => void
}

/** What the member wrote that nobody else sees yet, and why, with what they can do with it. */
export function PendingPosts({ posts, title = copy.yours, thread, onChangeReview }: Props) {
  const pending = posts.flatMap((post) =>
    post.status === 'published' || post.status === 'withdrawn' ? [] : [{ ...post, status: post.status }],
  )
  if (pending.length === 0) return null
  return (
    <section aria-label={title}>
      <Notice role="none">
        <Stack gap={12}>
          <Text weight="strong">{title}</Text>
          {pending.map(({ status, holdReasons, decisionReason, path, ...post }) => (
            <Stack key={post.postId} gap={4}>
              {post.title && <Text weight="strong">{post.title}</Text>}
              {post.content !== '' && <Text hasLineBreaks>{post.content}</Text>}
              <Text size="small" tone="inkSoft">
                {`${copy.status[status]}${copy.because(holdReasons.map((reason) => copy.holds[reason]))}`}
              </Text>
              {decisionReason && (
                <Text size="small">
                  {copy.reason(decisionReason)} <Link href={decisionPath(post.postId)}>{copy.toDecision}</Link>
                </Text>
              )}
              {path !== undefined && (
                <Text size="small">
                  <Link href={path}>{copy.whereItStands[post.kind]}</Link>
                </Text>
              )}
              {post.kind !== 'agentReview' && (
                <PostActions
                  thread={thread}
                  kind={post.kind}
                  post={post}
                  onChange={post.kind === 'locationReview' && onChangeReview ? () => onChangeReview(path) : undefined}
                />
              )}
            </Stack>
          ))}
        </Stack>
      </Notice>
    </section>
  )
}
