import { fromPromise } from 'xstate'
import {
  type CopyOutcome,
  type ShareOutcome,
  sharingMachine,
  type SharingSubject,
} from '#machines/sharing/sharing.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const subject: SharingSubject = {
  title: '12 Smith Street, Fitzroy',
  text: 'Terrace for sale at 12 Smith Street, Fitzroy. Contact agent',
  url: 'https://homely.example/homes/12-smith-street-fitzroy-vic-3065/1',
  listingId: 1,
  pageType: 'listingDetails',
}

const requested = (isSmallScreen: boolean, hasNativeSheet: boolean) =>
  ({ type: 'share.requested', subject, isSmallScreen, hasNativeSheet }) as const
const done = (actor: string, output: ShareOutcome | CopyOutcome) =>
  ({ type: `xstate.done.actor.${actor}`, output }) as const

/** Everything that can happen to a wish to share, the outcomes of its waits included. */
const sharingEvents = [
  requested(true, true),
  requested(true, false),
  requested(false, true),
  done('openNativeSheet', { ok: true }),
  done('openNativeSheet', { ok: false, reason: 'CANCELLED' }),
  done('openNativeSheet', { ok: false, reason: 'FAILED' }),
  { type: 'xstate.error.actor.openNativeSheet' } as const,
  { type: 'copy.requested' } as const,
  done('copyLink', { ok: true }),
  done('copyLink', { ok: false }),
  { type: 'xstate.error.actor.copyLink' } as const,
  { type: 'link.shortened', url: 'https://homely.example/search/1a2b3c4d5e' } as const,
  { type: 'channel.followed', channel: 'email' } as const,
  { type: 'screen.changed', isSmallScreen: true } as const,
  { type: 'screen.changed', isSmallScreen: false } as const,
  { type: 'modal.dismissed' } as const,
]

export type SharingEvent = (typeof sharingEvents)[number]

/** The machine without surroundings: waits that never end by themselves, nothing logged. */
export const stillSharing = sharingMachine.provide({
  actors: {
    openNativeSheet: fromPromise<ShareOutcome, SharingSubject | null>(() => new Promise(() => {})),
    copyLink: fromPromise<CopyOutcome, SharingSubject | null>(() => new Promise(() => {})),
  },
  actions: { logShared: () => {} },
})

/** The paths that are walked in memory and through the page. */
export const sharingPaths = transitionPaths<SharingEvent>(stillSharing, sharingEvents)

/** "inModal.copied mobile": state and variant in a key of a path. */
export function stateOf(key: string): string {
  const value = key.slice(0, key.indexOf(' {"subject"'))
  const name = value.replaceAll(/["{}]/g, '').replace(':', '.')
  return `${name} ${/"variant":"(\w+)"/.exec(key)?.[1] ?? ''}`
}

/** An event with what is particular about it. */
export function nameOf(event: SharingEvent): string {
  const { type, ...detail } = event
  const { subject: _, ...rest } = detail as { subject?: SharingSubject }
  return [type, ...Object.values(rest).map((value) => JSON.stringify(value))].join(' ')
}
