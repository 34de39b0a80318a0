import { Text } from '#src/design/text/text.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { editorCopy, invitationCopy } from './editor.copy.ts'
import { requestsCopy } from './requests/requests.copy.ts'

// What is for one visitor comes once it is known who is there.

export const writeReview = now(() => import('./write/write-review.tsx'))
export const WriteReview = viewOf(writeReview, (module) => module.WriteReview, <Text>{editorCopy.loading}</Text>)

export const requestedReview = now(() => import('./invitation/requested-review.tsx'))
export const RequestedReview = viewOf(
  requestedReview,
  (module) => module.RequestedReview,
  <Text>{invitationCopy.title}</Text>,
)

export const memberRequests = now(() => import('./requests/member-requests.tsx'))
export const MemberRequests = viewOf(
  memberRequests,
  (module) => module.MemberRequests,
  <Text>{requestsCopy.title}</Text>,
)
