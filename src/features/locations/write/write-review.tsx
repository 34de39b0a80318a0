import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { WritingNeedsScript } from '#src/shared/posts/needs-script.tsx'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useIsDraftBegun } from '#src/shared/storage/post-drafts.ts'
import { PendingPosts } from '#src/shared/posts/write/pending-posts.tsx'
import { locationWriteCopy as copy } from './location-write.copy.ts'
import { useReviewThread } from './use-own-reviews.ts'

const reviewForm = onIntent(() => import('./location-review-form.tsx'))

type Props = { location: { uri: string; name: string }; isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** The way to one's own review of a place, and what only its author sees of it. */
export function WriteReview({ location, isOpen, onOpen }: Props) {
  const { own, ...thread } = useReviewThread(location.uri)
  const isBegun = useIsDraftBegun('locationReview', location.uri)
  const Form = useCodeOnIntent(reviewForm, isOpen, reportMissing)?.LocationReviewForm
  const review = own?.review ?? null
  const label = isBegun && !isOpen ? copy.goOn : copy.write(location.name)
  return (
    <Stack gap={16}>
      <div>
        <Button aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {review ? copy.change : label}
        </Button>
      </div>
      <WritingNeedsScript />
      {isOpen && Form && <Form location={location} own={review} onClose={() => onOpen(false)} />}
      <PendingPosts
        posts={[
          ...(review ? [{ ...review.post, kind: 'locationReview' as const }] : []),
          ...(own?.comments ?? []).map((comment) => ({ ...comment, kind: 'comment' as const })),
        ]}
        thread={thread}
        onChangeReview={() => onOpen(true)}
      />
    </Stack>
  )
}
