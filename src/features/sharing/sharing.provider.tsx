import { createActorContext } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import {
  sharingMachine,
  type SharingChannel,
  type SharingSubject,
  type SharingVariant,
} from '#machines/sharing/sharing.machine.ts'
import { copyLink, logSharedListing, openNativeSheet } from './sharing-actors.ts'

const SharingContext = createActorContext(sharingMachine)

const logic = sharingMachine.provide({
  actors: { openNativeSheet, copyLink },
  actions: { logShared: ({ context }) => logSharedListing(context.subject) },
})

/** Runs the flow of sharing for the views below it. */
export function SharingProvider({ children }: { children: ReactNode }) {
  return <SharingContext.Provider logic={logic}>{children}</SharingContext.Provider>
}

export const useIsSharingModalOpen = (): boolean => SharingContext.useSelector((snapshot) => snapshot.hasTag('modal'))
export const useSharingSubject = (): SharingSubject | null =>
  SharingContext.useSelector((snapshot) => snapshot.context.subject)
export const useSharingVariant = (): SharingVariant =>
  SharingContext.useSelector((snapshot) => snapshot.context.variant)

export type CopyStatus = 'none' | 'copied' | 'failed'
export const useCopyStatus = (): CopyStatus =>
  SharingContext.useSelector((snapshot) =>
    snapshot.matches({ inModal: 'copied' })
      ? 'copied'
      : snapshot.matches({ inModal: 'copyFailed' })
        ? 'failed'
        : 'none',
  )

/** What a view may tell the flow; the same object for its whole life. */
export function useSharingCommands() {
  const actor = SharingContext.useActorRef()
  return useMemo(
    () => ({
      share: (subject: SharingSubject, isSmallScreen: boolean, hasNativeSheet: boolean) =>
        actor.send({ type: 'share.requested', subject, isSmallScreen, hasNativeSheet }),
      copy: () => actor.send({ type: 'copy.requested' }),
      shorten: (url: string) => actor.send({ type: 'link.shortened', url }),
      follow: (channel: SharingChannel) => actor.send({ type: 'channel.followed', channel }),
      changeScreen: (isSmallScreen: boolean) => actor.send({ type: 'screen.changed', isSmallScreen }),
      dismiss: () => actor.send({ type: 'modal.dismissed' }),
    }),
    [actor],
  )
}
