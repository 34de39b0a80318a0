import { useEffect, useEffectEvent, useState } from 'react'
import { Notice } from '#src/design/notice/notice.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import { LocationReviewForm } from './location-review-form.tsx'
import { type OwnReviews, useReviewThread } from './use-own-reviews.ts'

type Props = { location: { uri: string; name: string }; onClose: () => void }

/** The form of a new review, or of the member's own as the portal holds it at that moment. */
export function OpenedReview({ location, onClose }: Props) {
  const { isMember, readOwnReview } = useReviewThread(location.uri)
  // Who logs in while they write goes on with what they began.
  const [own, setOwn] = useState<OwnReviews['review'] | 'reading' | 'unreachable'>(isMember ? 'reading' : null)
  const read = useEffectEvent(() => readOwnReview().then(setOwn, () => setOwn('unreachable')))
  const isReading = own === 'reading'
  useEffect(() => {
    if (isReading) void read()
  }, [isReading])
  if (own === 'reading') return null
  if (own === 'unreachable') return <Notice tone="danger">{postFormCopy.failed}</Notice>
  return <LocationReviewForm location={location} own={own} onClose={onClose} />
}
