import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import {
  enquiryMachine,
  type SavedEnquiry,
  type SendEnquiryInput,
  type SendEnquiryOutput,
  type SentEnquiry,
} from '#machines/enquiry/enquiry.machine.ts'
import { draft, enquiryInput, enquiryPaths, outcomes, stateOf, stillEnquiry } from '../support/enquiry-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

/** An enquiry whose requests end as they are told to, one after the other. */
function start(...answers: (SendEnquiryOutput | Error)[]) {
  const asked: SendEnquiryInput[] = []
  const kept: (SavedEnquiry | null)[] = []
  const remembered: SentEnquiry[] = []
  const actor = createActor(
    enquiryMachine.provide({
      actors: {
        sendEnquiry: fromPromise<SendEnquiryOutput, SendEnquiryInput>(({ input }) => {
          const answer = answers[asked.length]
          asked.push(input)
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
      actions: {
        persistEnquiry: (_, enquiry) =>
          void kept.push({ draft: enquiry.draft, idempotencyKey: enquiry.idempotencyKey }),
        forgetEnquiry: () => void kept.push(null),
        rememberEnquiry: (_, enquiry) => void remembered.push(enquiry),
      },
    }),
    { input: enquiryInput },
  ).start()
  actor.send({ type: 'draft.changed', draft })
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, asked, kept, remembered, settled }
}

describe('an enquiry', () => {
  it('has a path for every transition that it defines', () => {
    const walked = new Set(
      enquiryPaths.flatMap(({ source, event }) => {
        const state = stateOf(source)
        return [state, state.split('.')[0]].map((name) => `"${name}" --${event.type}`)
      }),
    )
    expect(definedTransitions(stillEnquiry).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = enquiryPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'draft' in event ? (event.draft === draft ? ' complete' : ' empty') : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('is sent once and is recorded, and the saved draft is cleared', async () => {
    const { actor, asked, kept, remembered, settled } = start(outcomes.accepted)
    actor.send({ type: 'enquiry.submitted' })
    actor.send({ type: 'enquiry.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toBe('sent')
    expect(asked).toEqual([{ subject: enquiryInput.subject, draft, idempotencyKey: 'the-first-key-0001' }])
    expect(remembered).toEqual([{ subject: enquiryInput.subject, receivedAt: '2026-11-20T02:00:00.000Z' }])
    expect(kept.at(-1)).toBeNull()
  })

  it('empties the field that people do not see once it was refused, and is sent with the same key', async () => {
    const refusal: SendEnquiryOutput = {
      ok: false,
      reason: 'INVALID',
      errors: [{ field: 'honeypot', message: 'Filled.' }],
    }
    const { actor, asked, settled } = start(refusal, outcomes.accepted)
    actor.send({ type: 'draft.changed', draft: { ...draft, honeypot: 'https://mia.example' } })
    actor.send({ type: 'enquiry.submitted' })
    await settled()
    expect(actor.getSnapshot().matches({ writing: 'refusedAsInvalid' })).toBe(true)
    actor.send({ type: 'enquiry.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toBe('sent')
    expect(asked.map((input) => [input.draft.honeypot, input.idempotencyKey])).toEqual([
      ['https://mia.example', 'the-first-key-0001'],
      ['', 'the-first-key-0001'],
    ])
  })

  it('saves what was typed with the key before it is sent', () => {
    const { actor, kept } = start()
    actor.send({ type: 'enquiry.submitted' })
    expect(kept).toEqual([
      { draft, idempotencyKey: 'the-first-key-0001' },
      { draft, idempotencyKey: 'the-first-key-0001' },
    ])
  })

  it('goes out again under the same key after an answer was lost', async () => {
    const { actor, asked, settled } = start(new Error('offline'), outcomes.accepted)
    actor.send({ type: 'enquiry.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ writing: 'unreachable' })
    expect(actor.getSnapshot().context.draft).toEqual(draft)
    actor.send({ type: 'enquiry.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toBe('sent')
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['the-first-key-0001', 'the-first-key-0001'])
  })

  it('does not leave while something is missing, and says what', () => {
    const { actor, asked } = start()
    actor.send({ type: 'draft.changed', draft: { ...emptyEnquiryDraft, phone: '12' } })
    actor.send({ type: 'enquiry.submitted' })
    expect(actor.getSnapshot().value).toEqual({ writing: 'refusedAsInvalid' })
    const fields = () => actor.getSnapshot().context.errors.map(({ field }) => field)
    expect([asked, fields()]).toEqual([[], ['name', 'email', 'phone', 'message']])
    actor.send({ type: 'draft.changed', draft: { ...emptyEnquiryDraft, phone: '12', name: 'Mia' } })
    expect(fields()).toEqual(['email', 'phone', 'message'])
  })

  it('asks for what its subject needs', () => {
    const actor = createActor(stillEnquiry, {
      input: { ...enquiryInput, subject: { kind: 'seller', agentId: 4 }, draft: { ...draft, message: '' } },
    }).start()
    actor.send({ type: 'enquiry.submitted' })
    expect(actor.getSnapshot().context.errors.map(({ field }) => field)).toEqual(['streetAddress', 'suburb'])
    const listing = {
      streetAddress: '12 Smith Street',
      suburb: { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' },
    }
    actor.send({ type: 'draft.changed', draft: { ...draft, message: '', ...listing } })
    expect(actor.getSnapshot().context.errors).toEqual([])
    actor.send({ type: 'enquiry.submitted' })
    expect(actor.getSnapshot().value).toBe('sending')
  })

  it('begins with the saved draft, and without errors', () => {
    const actor = createActor(stillEnquiry, { input: { ...enquiryInput, draft } }).start()
    expect(actor.getSnapshot().context).toEqual({ ...enquiryInput, draft, errors: [], receivedAt: null })
  })

  it('takes nothing while it is under way', () => {
    const { actor } = start()
    actor.send({ type: 'enquiry.submitted' })
    actor.send({ type: 'draft.changed', draft: emptyEnquiryDraft })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.draft]).toEqual(['sending', draft])
  })

  it('shows what the server found wrong', async () => {
    const { actor, settled } = start(outcomes.invalid)
    actor.send({ type: 'enquiry.submitted' })
    await settled()
    expect(actor.getSnapshot().context.errors).toEqual(outcomes.invalid.errors)
    actor.send({ type: 'enquiry.submitted' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.errors]).toEqual(['sending', []])
  })

  it('begins anew under another key, with who asks and without what was asked', async () => {
    const { actor, settled } = start(outcomes.accepted)
    actor.send({ type: 'enquiry.submitted' })
    await settled()
    actor.send({ type: 'enquiry.begunAnew', idempotencyKey: 'another-key-000001' })
    const { context } = actor.getSnapshot()
    expect(context.idempotencyKey).toBe('another-key-000001')
    expect(context.draft).toEqual({ ...draft, message: '' })
  })

  it('gives up waiting after 20 seconds', () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillEnquiry, { clock, input: { ...enquiryInput, draft } }).start()
    actor.send({ type: 'enquiry.submitted' })
    clock.increment(19_999)
    expect(actor.getSnapshot().value).toBe('sending')
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ writing: 'unreachable' })
  })
})
