import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { deferredView } from '#src/shared/runtime/deferred-view.tsx'
import { editorCopy, matchesCopy } from './alerts.copy.ts'
import { CardSkeletons } from './list/card-skeletons.tsx'

// What only members see comes once there is one.

export const { load: loadMemberAlerts, View: MemberAlerts } = deferredView(() => import('./list/member-alerts.tsx'), {
  when: 'load',
  view: (module) => module.MemberAlerts,
  fallback: <CardSkeletons />,
})

export const { load: loadMemberAlert, View: MemberAlert } = deferredView(() => import('./matches/member-alert.tsx'), {
  when: 'load',
  view: (module) => module.MemberAlert,
  fallback: <LoadingPage title={matchesCopy.loading} />,
})

export const { load: loadEditAlert, View: EditAlert } = deferredView(() => import('./editor/edit-alert.tsx'), {
  when: 'load',
  view: (module) => module.EditAlert,
  fallback: <LoadingPage title={editorCopy.loading} />,
})
