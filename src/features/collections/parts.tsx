import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { Text } from '#src/design/text/text.tsx'
import { deferredView } from '#src/shared/runtime/deferred-view.tsx'
import { openedInvitationCopy } from './collections.copy.ts'
import { inspectionDayCopy } from './inspection-day/inspection-day.copy.ts'
import { CardSkeletons } from './list/card-skeletons.tsx'

// What only members see comes once there is one.

export const { load: loadMemberCollections, View: MemberCollections } = deferredView(
  () => import('./list/member-collections.tsx'),
  {
    when: 'load',
    view: (module) => module.MemberCollections,
    fallback: <CardSkeletons />,
  },
)

export const { load: loadMemberInvitation, View: MemberInvitation } = deferredView(
  () => import('./invitation/member-invitation.tsx'),
  {
    when: 'load',
    view: (module) => module.MemberInvitation,
    fallback: <Text>{openedInvitationCopy.reading}</Text>,
  },
)

export const { load: loadInspectionDay, View: MemberInspectionDay } = deferredView(
  () => import('./inspection-day/member-inspection-day.tsx'),
  {
    when: 'load',
    view: (module) => module.MemberInspectionDay,
    fallback: <LoadingPage title={inspectionDayCopy.title} />,
  },
)
