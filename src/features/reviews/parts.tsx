import { Text } from '#src/design/text/text.tsx'
import { deferredView } from '#src/shared/runtime/deferred-view.tsx'
import { editorCopy, invitationCopy } from './editor.copy.ts'
import { casesCopy } from './cases/cases.copy.ts'
import { requestsCopy } from './requests/requests.copy.ts'

// What is for one visitor comes once it is known who is there.

export const { load: loadWriteReview, View: WriteReview } = deferredView(() => import('./write/write-review.tsx'), {
  when: 'load',
  view: (module) => module.WriteReview,
  fallback: <Text>{editorCopy.loading}</Text>,
})

export const { load: loadRequestedReview, View: RequestedReview } = deferredView(
  () => import('./invitation/requested-review.tsx'),
  {
    when: 'load',
    view: (module) => module.RequestedReview,
    fallback: <Text>{invitationCopy.title}</Text>,
  },
)

export const { load: loadMemberRequests, View: MemberRequests } = deferredView(
  () => import('./requests/member-requests.tsx'),
  {
    when: 'load',
    view: (module) => module.MemberRequests,
    fallback: <Text>{requestsCopy.title}</Text>,
  },
)

export const { load: loadStaffCases, View: StaffCases } = deferredView(() => import('./cases/staff-cases.tsx'), {
  when: 'load',
  view: (module) => module.StaffCases,
  fallback: <Text>{casesCopy.title}</Text>,
})
