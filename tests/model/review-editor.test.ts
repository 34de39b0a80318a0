import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SavedPost, SendPostInput, SendPostOutput } from '#machines/post-editor/post-editor.ts'
import { reviewOf } from '#machines/location-review-editor/location-review-editor.machine.ts'
import { type ReviewForm, reviewEditorMachine } from '#machines/review-editor/review-editor.machine.ts'
import {
  clientInput,
  emptyDraft,
  emptyForm,
  goodDraft,
  goodForm,
  goodLocationReview,
  nobodyInput,
  nobodyReviewPaths,
  outcomes,
  stillLocationReviewEditor,
  stillReviewEditor,
} from '../support/review-editor-model.ts'
import { stateOf } from '../support/enquiry-model.ts'

/** A review whose requests end as they are told to, one after the other. */
function start(
  input: SavedPost<ReviewForm> & { needsMember: boolean; hasMember: boolean },
  ...answers: (SendPostOutput<ReviewForm> | Error)[]
) {
  const asked: SendPostInput<ReviewForm>[] = []
  const kept: (SavedPost<ReviewForm> | null)[] = []
  const signIns = { asked: 0 }
  const actor = createActor(
    reviewEditorMachine.provide({
      actors: {
        sendPost: fromPromise<SendPostOutput<ReviewForm>, SendPostInput<ReviewForm>>(({ input: sent }) => {
          const answer = answers[asked.length]
          asked.push(sent)
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
      actions: {
        savePost: (_, { form, revision, idempotencyKey }) => void kept.push({ form, revision, idempotencyKey }),
        clearPost: () => void kept.push(null),
        askToSignIn: () => void (signIns.asked += 1),
      },
    }),
    { input },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, asked, kept, signIns, settled }
}

const member = { ...nobodyInput, hasMember: true }

describe('a review that is written', () => {
  it('answers each event as it always did', () => {
    const named = nobodyReviewPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'form' in event ? (event.form === goodForm ? ' complete' : ' empty') : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('is kept after every change, sent once, and forgotten only then', async () => {
    const { actor, asked, kept, settled } = start(member, outcomes.published)
    actor.send({ type: 'form.changed', form: goodForm })
    actor.send({ type: 'post.submitted' })
    actor.send({ type: 'post.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toBe('sent')
    expect(actor.getSnapshot().context.became).toBe('published')
    expect(asked).toEqual([{ form: goodForm, revision: null, idempotencyKey: 'the-first-key-0001' }])
    expect(kept).toEqual([
      { form: goodForm, revision: null, idempotencyKey: 'the-first-key-0001' },
      { form: goodForm, revision: null, idempotencyKey: 'the-first-key-0001' },
      null,
    ])
  })

  it('waits for who is not logged in, and goes out when they are', async () => {
    const { actor, asked, kept, signIns, settled } = start(nobodyInput, outcomes.published)
    actor.send({ type: 'form.changed', form: goodForm })
    actor.send({ type: 'post.submitted' })
    expect([actor.getSnapshot().value, signIns.asked, asked]).toEqual(['awaitingMember', 1, []])
    expect(kept.at(-1)?.form).toEqual(goodForm)
    actor.send({ type: 'post.submitted' })
    expect(signIns.asked).toBe(2)
    actor.send({ type: 'member.arrived' })
    await settled()
    expect([actor.getSnapshot().value, asked.length]).toEqual(['sent', 1])
  })

  it('needs nobody where a client was asked by mail, but a name', async () => {
    const { actor, asked, settled } = start({ ...clientInput }, outcomes.published)
    actor.send({ type: 'form.changed', form: { ...goodDraft, name: ' ' } })
    actor.send({ type: 'post.submitted' })
    expect(actor.getSnapshot().context.errors.map(({ field }) => field)).toEqual(['name'])
    actor.send({ type: 'form.changed', form: { ...goodDraft, name: 'Carol' } })
    actor.send({ type: 'post.submitted' })
    await settled()
    expect(asked.map(({ form }) => form.name)).toEqual(['Carol'])
  })

  it('goes out again under the same key after an answer was lost, and waits where the session has ended', async () => {
    const { actor, asked, signIns, settled } = start(
      member,
      new Error('offline'),
      outcomes.sessionEnded,
      outcomes.published,
    )
    actor.send({ type: 'form.changed', form: goodForm })
    actor.send({ type: 'post.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ writing: 'unreachable' })
    expect(actor.getSnapshot().context.form).toEqual(goodForm)
    actor.send({ type: 'post.submitted' })
    await settled()
    expect([actor.getSnapshot().value, signIns.asked]).toEqual(['awaitingMember', 1])
    actor.send({ type: 'member.arrived' })
    await settled()
    expect(actor.getSnapshot().value).toBe('sent')
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('does not leave while something is missing, and says what', () => {
    const { actor, asked } = start(member)
    actor.send({ type: 'post.submitted' })
    expect(actor.getSnapshot().value).toEqual({ writing: 'refusedAsInvalid' })
    const fields = () => actor.getSnapshot().context.errors.map(({ field }) => field)
    expect([asked, fields()]).toEqual([[], ['rating', 'title', 'content']])
    actor.send({ type: 'form.changed', form: { ...emptyDraft, rating: 2, name: null } })
    expect(fields()).toEqual(['title', 'content'])
  })

  it('shows what the server has against it', async () => {
    const { actor, settled } = start(member, outcomes.invalid, outcomes.refused)
    actor.send({ type: 'form.changed', form: goodForm })
    actor.send({ type: 'post.submitted' })
    await settled()
    expect(actor.getSnapshot().context.errors).toEqual(outcomes.invalid.errors)
    actor.send({ type: 'post.submitted' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ writing: 'refused' })
    expect(actor.getSnapshot().context.message).toBe(outcomes.refused.message)
  })

  it('overwrites nothing that its author has not seen: they send theirs in its place, or go on with it', async () => {
    const changed = { ...member, form: emptyForm, revision: '0' }
    const current = { form: { ...goodForm, title: 'From another window' }, revision: '5' }
    const { actor, asked, kept, settled } = start(
      changed,
      { ok: false, reason: 'CHANGED', current },
      outcomes.published,
    )
    actor.send({ type: 'form.changed', form: goodForm })
    actor.send({ type: 'post.submitted' })
    await settled()
    const { value, context } = actor.getSnapshot()
    expect([value, context.form, context.current]).toEqual([{ writing: 'changedMeanwhile' }, goodForm, current])
    actor.send({ type: 'form.changed', form: { ...goodForm, rating: 2 } })
    expect(actor.getSnapshot().value).toEqual({ writing: 'changedMeanwhile' })
    actor.send({ type: 'own.chosen' })
    await settled()
    expect([actor.getSnapshot().value, asked.map(({ form, revision }) => [form.rating, revision])]).toEqual([
      'sent',
      [
        [4, '0'],
        [2, '5'],
      ],
    ])
    const other = start(changed, { ok: false, reason: 'CHANGED', current })
    other.actor.send({ type: 'form.changed', form: goodForm })
    other.actor.send({ type: 'post.submitted' })
    await other.settled()
    other.actor.send({ type: 'current.chosen' })
    expect(other.actor.getSnapshot()).toMatchObject({ value: { writing: 'editing' }, context: current })
    expect([kept.at(-1), other.kept.at(-1)]).toMatchObject([null, current])
  })

  it('takes over what another tab typed, with its key, and ends where that tab has sent it', () => {
    const { actor, kept } = start(member)
    const other = { form: goodForm, revision: '7', idempotencyKey: 'a-key-of-another-tab' }
    actor.send({ type: 'form.changedElsewhere', saved: other })
    expect(actor.getSnapshot().context).toMatchObject(other)
    expect(kept).toEqual([])
    actor.send({ type: 'post.sentElsewhere' })
    expect(actor.getSnapshot().value).toBe('sentElsewhere')
  })

  it('takes nothing while it is under way, and gives up waiting after 20 seconds', () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillReviewEditor, { clock, input: { ...member, form: goodForm } }).start()
    actor.send({ type: 'post.submitted' })
    actor.send({ type: 'form.changed', form: emptyForm })
    clock.increment(19_999)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.form]).toEqual(['sending', goodForm])
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ writing: 'unreachable' })
  })
})

describe('a review of a place', () => {
  it('is not sent while a photo is on its way, and has it once it is there', () => {
    const form = { ...goodLocationReview, uploading: 1 }
    const actor = createActor(stillLocationReviewEditor, { input: { ...member, form } }).start()
    const fields = () => actor.getSnapshot().context.errors.map(({ field }) => field)
    actor.send({ type: 'post.submitted' })
    expect([actor.getSnapshot().value, fields()]).toEqual([{ writing: 'refusedAsInvalid' }, ['photos']])
    const photos = [{ identifier: 'review-photo-1', caption: '', width: 40, height: 30 }]
    actor.send({ type: 'form.changed', form: { ...form, photos, uploading: 0 } })
    expect(fields()).toEqual([])
    actor.send({ type: 'post.submitted' })
    expect(actor.getSnapshot().value).toBe('sending')
    expect(reviewOf(actor.getSnapshot().context.form).photos).toEqual([{ identifier: 'review-photo-1', caption: '' }])
  })
})
