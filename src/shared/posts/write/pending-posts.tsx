import { decisionPath } from '#domain/posts/moderation-url.ts'
import type { PostHoldReason, PostStatus } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { writeCopy as copy } from './write.copy.ts'

type OwnPost = {
  postId: number
  title?: string
  content: string
  status: PostStatus
  holdReasons: readonly PostHoldReason[]
  decisionReason?: string | null
}

/** What the member wrote here that nobody else sees yet, and why. */
export function PendingPosts({ posts }: { posts: readonly OwnPost[] }) {
  const pending = posts.flatMap((post) =>
    post.status === 'published' || post.status === 'withdrawn' ? [] : [{ ...post, status: post.status }],
  )
  if (pending.length === 0) return null
  return (
    <section aria-label={copy.yours}>
      <Notice role="none">
        <Stack gap={12}>
          <Text weight="strong">{copy.yours}</Text>
          {pending.map(({ postId: id, title, content, status, holdReasons, decisionReason }) => (
            <Stack key={id} gap={4}>
              <Text hasLineBreaks>{title || content}</Text>
              <Text size="small" tone="inkSoft">
                {`${copy.status[status]}${copy.because(holdReasons.map((reason) => copy.holds[reason]))}`}
              </Text>
              {decisionReason && (
                <Text size="small">
                  {copy.reason(decisionReason)} <Link href={decisionPath(id)}>{copy.toDecision}</Link>
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      </Notice>
    </section>
  )
}
