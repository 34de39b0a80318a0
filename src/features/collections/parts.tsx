import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { Text } from '#src/design/text/text.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { openedInvitationCopy } from './collections.copy.ts'
import { inspectionDayCopy } from './inspection-day/inspection-day.copy.ts'
import { CardSkeletons } from './list/card-skeletons.tsx'

// What only members see comes once there is one.

export const memberCollections = now(() => import('./list/member-collections.tsx'))
export const MemberCollections = viewOf(memberCollections, (module) => module.MemberCollections, <CardSkeletons />)

export const memberInvitation = now(() => import('./invitation/member-invitation.tsx'))
export const MemberInvitation = viewOf(
  memberInvitation,
  (module) => module.MemberInvitation,
  <Text>{openedInvitationCopy.reading}</Text>,
)

export const memberInspectionDay = now(() => import('./inspection-day/member-inspection-day.tsx'))
export const MemberInspectionDay = viewOf(
  memberInspectionDay,
  (module) => module.MemberInspectionDay,
  <LoadingPage title={inspectionDayCopy.title} />,
)
