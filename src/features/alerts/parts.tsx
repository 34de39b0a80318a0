import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { editorCopy, matchesCopy } from './alerts.copy.ts'
import { CardSkeletons } from './list/card-skeletons.tsx'

// What only members see comes once there is one.

export const memberAlerts = now(() => import('./list/member-alerts.tsx'))
export const MemberAlerts = viewOf(memberAlerts, (module) => module.MemberAlerts, <CardSkeletons />)

export const memberAlert = now(() => import('./matches/member-alert.tsx'))
export const MemberAlert = viewOf(
  memberAlert,
  (module) => module.MemberAlert,
  <LoadingPage title={matchesCopy.loading} />,
)

export const editAlert = now(() => import('./editor/edit-alert.tsx'))
export const EditAlert = viewOf(editAlert, (module) => module.EditAlert, <LoadingPage title={editorCopy.loading} />)
