import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type SharingVariant = 'desktop' | 'mobile'
export type SharingChannel = 'sheet' | 'link' | 'email' | 'whatsapp' | 'facebook' | 'x'

/** What is shared: the text and the URL of one page, and the listing that it is about, if any. */
export type SharingSubject = { title: string; text: string; url: string; listingId: number | null; pageType: string }

export type ShareOutcome = { ok: true } | { ok: false; reason: 'CANCELLED' | 'FAILED' }
export type CopyOutcome = { ok: true } | { ok: false }

const missing = missingPartsOf('sharingMachine')

/**
 * One visitor's wish to share a page, from the press to what was shared, again and again.
 * On a small screen whose browser shares by itself, its own sheet opens and no modal; otherwise the modal in its desktop or
 * mobile variant, as when the sheet fails. What was shared is logged once each time; what was cancelled, never.
 * Owned by the shell.
 */
export const sharingMachine = setup({
  types: {} as {
    context: { subject: SharingSubject | null; variant: SharingVariant }
    events:
      | { type: 'share.requested'; subject: SharingSubject; isSmallScreen: boolean; hasNativeSheet: boolean }
      | { type: 'copy.requested' }
      | { type: 'link.shortened'; url: string }
      | { type: 'channel.followed'; channel: SharingChannel }
      | { type: 'screen.changed'; isSmallScreen: boolean }
      | { type: 'modal.dismissed' }
    tags: 'modal' | 'busy'
  },
  actors: {
    openNativeSheet: fromPromise<ShareOutcome, SharingSubject | null>(missing('openNativeSheet')),
    copyLink: fromPromise<CopyOutcome, SharingSubject | null>(missing('copyLink')),
  },
  actions: {
    setSubject: assign((_, subject: SharingSubject) => ({ subject })),
    setUrl: assign(({ context: { subject } }, url: string) => ({ subject: subject && { ...subject, url } })),
    setVariant: assign((_, isSmallScreen: boolean) => ({
      variant: isSmallScreen ? ('mobile' as const) : ('desktop' as const),
    })),
    logShared: (...[, channel]: [unknown, SharingChannel]) => missing(`logShared for ${channel}`)(),
  },
  guards: {
    sharesNatively: (_, { isSmallScreen, hasNativeSheet }: { isSmallScreen: boolean; hasNativeSheet: boolean }) =>
      isSmallScreen && hasNativeSheet,
    wasShared: (_, outcome: ShareOutcome) => outcome.ok,
    wasCancelled: (_, outcome: ShareOutcome) => !outcome.ok && outcome.reason === 'CANCELLED',
    wasCopied: (_, outcome: CopyOutcome) => outcome.ok,
  },
}).createMachine({
  id: 'sharing',
  context: { subject: null, variant: 'desktop' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'share.requested': [
          {
            guard: { type: 'sharesNatively', params: ({ event }) => event },
            target: 'inNativeSheet',
            actions: [
              { type: 'setSubject', params: ({ event }) => event.subject },
              { type: 'setVariant', params: ({ event }) => event.isSmallScreen },
            ],
          },
          {
            target: 'inModal',
            actions: [
              { type: 'setSubject', params: ({ event }) => event.subject },
              { type: 'setVariant', params: ({ event }) => event.isSmallScreen },
            ],
          },
        ],
      },
    },
    inNativeSheet: {
      tags: 'busy',
      invoke: {
        id: 'openNativeSheet',
        src: 'openNativeSheet',
        input: ({ context }) => context.subject,
        onDone: [
          {
            guard: { type: 'wasShared', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'logShared', params: 'sheet' },
          },
          { guard: { type: 'wasCancelled', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'inModal' },
        ],
        onError: 'inModal',
      },
    },
    inModal: {
      tags: 'modal',
      initial: 'choosing',
      on: {
        'channel.followed': {
          target: '.choosing',
          actions: { type: 'logShared', params: ({ event }) => event.channel },
        },
        'link.shortened': { target: '.copying', actions: { type: 'setUrl', params: ({ event }) => event.url } },
        'screen.changed': { actions: { type: 'setVariant', params: ({ event }) => event.isSmallScreen } },
        'modal.dismissed': 'idle',
      },
      states: {
        choosing: { on: { 'copy.requested': 'copying' } },
        copying: {
          tags: 'busy',
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => context.subject,
            onDone: [
              {
                guard: { type: 'wasCopied', params: ({ event }) => event.output },
                target: 'copied',
                actions: { type: 'logShared', params: 'link' },
              },
              { target: 'copyFailed' },
            ],
            onError: 'copyFailed',
          },
        },
        copied: { on: { 'copy.requested': 'copying' } },
        copyFailed: { on: { 'copy.requested': 'copying' } },
      },
    },
  },
})
