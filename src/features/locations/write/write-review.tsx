import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { WritingNeedsScript } from '#src/shared/posts/needs-script.tsx'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useIsDraftBegun } from '#src/shared/storage/post-drafts.ts'
import { PendingPosts } from '#src/shared/posts/write/pending-posts.tsx'
import { locationWriteCopy as copy } from './location-write.copy.ts'
import { useReviewThread } from './use-own-reviews.ts'

const openedReview = onIntent(() => import('./opened-review.tsx'))

/** Whether the form of a review is open, and how often it was opened. */
export type ReviewOpening = { isOpen: boolean; times: number }
type Props = {
  location: { uri: string; name: string }
  opening: ReviewOpening
  onOpen: () => void
  onClose: () => void
}

/** The way to one's own review of a place, and what only its author sees of it. */
export function WriteReview({ location, opening: { isOpen, times }, onOpen, onClose }: Props) {
  const { own, ...thread } = useReviewThread(location.uri)
  const isBegun = useIsDraftBegun('locationReview', location.uri)
  const Opened = useCodeOnIntent(openedReview, isOpen, reportMissing)?.OpenedReview
  const review = own?.review ?? null
  const label = isBegun && !isOpen ? copy.goOn : copy.write(location.name)
  return (
    <Stack gap={16}>
      <div>
        <Button aria-expanded={isOpen} onClick={isOpen ? onClose : onOpen}>
          {review ? copy.change : label}
        </Button>
      </div>
      <WritingNeedsScript />
      {isOpen && Opened && <Opened key={times} location={location} onClose={onClose} />}
      <PendingPosts
        posts={[
          ...(review ? [{ ...review.post, kind: 'locationReview' as const }] : []),
          ...(own?.comments ?? []).map((comment) => ({ ...comment, kind: 'comment' as const })),
        ]}
        thread={thread}
        onChangeReview={onOpen}
      />
    </Stack>
  )
}
