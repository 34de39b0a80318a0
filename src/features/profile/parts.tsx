import { deferredView } from '#src/shared/runtime/deferred-view.tsx'

/** The server renders it as it is for everybody; who is there, and whether they follow, comes with its machine. */
export const { load: loadFollowButton, View: FollowButton } = deferredView(() => import('./follow/follow-button.tsx'), {
  when: 'idle',
  view: (module) => module.FollowButton,
})
