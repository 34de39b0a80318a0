import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type CopyOutcome,
  type ShareOutcome,
  sharingMachine,
  type SharingSubject,
} from '#machines/sharing/sharing.machine.ts'
import { definedTransitions } from '../support/machine-paths.ts'
import { nameOf, sharingPaths, stateOf, stillSharing, subject } from '../support/sharing-model.ts'

type Outcome = { sheet?: ShareOutcome; copy?: CopyOutcome }

function start(outcome: Outcome = {}) {
  const shared: string[] = []
  const given: (SharingSubject | null)[] = []
  const actor = createActor(
    sharingMachine.provide({
      actors: {
        openNativeSheet: fromPromise<ShareOutcome, SharingSubject | null>(async ({ input }) => {
          given.push(input)
          if (!outcome.sheet) throw new Error('no sheet')
          return outcome.sheet
        }),
        copyLink: fromPromise<CopyOutcome, SharingSubject | null>(async ({ input }) => {
          given.push(input)
          if (!outcome.copy) throw new Error('no clipboard')
          return outcome.copy
        }),
      },
      actions: { logShared: ({ context }, channel) => void shared.push(`${context.subject?.listingId} ${channel}`) },
    }),
  ).start()
  const share = (isSmallScreen: boolean, hasNativeSheet: boolean) =>
    actor.send({ type: 'share.requested', subject, isSmallScreen, hasNativeSheet })
  return { actor, shared, given, share }
}

const settled = ({ actor }: ReturnType<typeof start>) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))

describe('sharing', () => {
  it('leaves no transition unwalked', () => {
    const walked = new Set(sharingPaths.map(({ source, event }) => `${stateOf(source).split(' ')[0]} --${event.type}`))
    const defined = definedTransitions(stillSharing).map((transition) => transition.replaceAll('"', ''))
    const isWalked = (transition: string) =>
      walked.has(transition) || [...walked].some((each) => each.replace(/^inModal\.\w+/, 'inModal') === transition)
    expect(defined.filter((transition) => !isWalked(transition))).toEqual([])
  })

  it('answers each event in each state as it always did', () => {
    expect(
      sharingPaths.map(({ source, event, target }) => `${stateOf(source)} --${nameOf(event)}--> ${stateOf(target)}`),
    ).toMatchSnapshot()
  })

  it('opens the sheet of the system on a small screen that has one, and logs what was shared once', async () => {
    const sharing = start({ sheet: { ok: true } })
    sharing.share(true, true)
    expect(sharing.actor.getSnapshot().value).toBe('inNativeSheet')
    expect((await settled(sharing)).value).toBe('idle')
    expect(sharing.given).toEqual([subject])
    expect(sharing.shared).toEqual(['1 sheet'])
  })

  it('logs nothing when the visitor closes the sheet', async () => {
    const sharing = start({ sheet: { ok: false, reason: 'CANCELLED' } })
    sharing.share(true, true)
    expect((await settled(sharing)).value).toBe('idle')
    expect(sharing.shared).toEqual([])
  })

  it.each([{ sheet: { ok: false, reason: 'FAILED' } as const }, {}])(
    'opens the modal in its mobile variant when the sheet fails: %j',
    async (outcome) => {
      const sharing = start(outcome)
      sharing.share(true, true)
      const { value, context } = await settled(sharing)
      expect(value).toEqual({ inModal: 'choosing' })
      expect(context.variant).toBe('mobile')
    },
  )

  it.each([
    ['a large screen', false, true, 'desktop'],
    ['a small screen without a sheet', true, false, 'mobile'],
  ])('opens the modal at once on %s', (_, isSmallScreen, hasNativeSheet, variant) => {
    const sharing = start()
    sharing.share(isSmallScreen, hasNativeSheet)
    expect(sharing.actor.getSnapshot().value).toEqual({ inModal: 'choosing' })
    expect(sharing.actor.getSnapshot().context.variant).toBe(variant)
    expect(sharing.given).toEqual([])
  })

  it('logs a copied link and a followed channel, not a failed copy', async () => {
    const sharing = start({ copy: { ok: true } })
    sharing.share(false, false)
    sharing.actor.send({ type: 'copy.requested' })
    expect((await settled(sharing)).value).toEqual({ inModal: 'copied' })
    expect(sharing.given).toEqual([subject])
    sharing.actor.send({ type: 'channel.followed', channel: 'whatsapp' })
    expect(sharing.shared).toEqual(['1 link', '1 whatsapp'])

    const refused = start({ copy: { ok: false } })
    refused.share(false, false)
    refused.actor.send({ type: 'copy.requested' })
    expect((await settled(refused)).value).toEqual({ inModal: 'copyFailed' })
    expect(refused.shared).toEqual([])
  })

  it('copies a short link once it is made, and shares that from then on', async () => {
    const sharing = start({ copy: { ok: true } })
    sharing.share(false, false)
    sharing.actor.send({ type: 'link.shortened', url: 'https://homely.example/search/1a2b3c4d5e' })
    expect((await settled(sharing)).value).toEqual({ inModal: 'copied' })
    expect(sharing.given).toEqual([{ ...subject, url: 'https://homely.example/search/1a2b3c4d5e' }])
    expect(sharing.shared).toEqual(['1 link'])
  })

  it('says what it misses when nothing was handed in', async () => {
    const actor = createActor(sharingMachine).start()
    actor.send({ type: 'share.requested', subject, isSmallScreen: true, hasNativeSheet: true })
    expect((await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).value).toEqual({ inModal: 'choosing' })
  })
})
