import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { authModalMachine, type SubmitInput, type SubmitOutput } from '#machines/auth-modal/auth-modal.machine.ts'
import { authModalPaths, readKey, stillAuthModal, typedDraft } from '../support/auth-modal-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

const joining = { type: 'modal.opened', form: 'signUp', position: 'nav_join_btn', idempotencyKey: 'key-1' } as const
const entering = { type: 'modal.opened', form: 'signIn', position: 'nav_sign_in_btn', idempotencyKey: 'key-2' } as const
const wrongEmail: SubmitOutput = { ok: false, errors: [{ field: 'email', message: 'Please enter a whole address.' }] }

function start(outcomes: (SubmitOutput | 'unreachable')[] = []) {
  const done: string[] = []
  const submitted: SubmitInput[] = []
  const actor = createActor(
    authModalMachine.provide({
      actors: {
        submit: fromPromise<SubmitOutput, SubmitInput>(({ input }) => {
          submitted.push(input)
          const outcome = outcomes.shift()
          if (outcome === undefined) return new Promise(() => {})
          return outcome === 'unreachable' ? Promise.reject(new Error('no answer')) : Promise.resolve(outcome)
        }),
      },
      actions: {
        recordChoice: (_, { form, position }) => void done.push(`${form} from ${position}`),
        reportAuthenticated: (_, output) => void done.push(`authenticated at ${output.ok ? output.location : ''}`),
      },
    }),
  ).start()
  const context = () => actor.getSnapshot().context
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.matches({ open: state } as never))
  return { actor, done, submitted, context, reach }
}

describe('the window for signing in', () => {
  it('leaves no transition unwalked', () => {
    const walked = new Set(
      authModalPaths.map(({ source, event }) => {
        const { value } = readKey(source)
        return `${value} --${event.type}`
      }),
    )
    const named = definedTransitions(stillAuthModal).map((transition) =>
      transition.replace(/^"(?:open\.)?(\w*)"/, '$1'),
    )
    const missed = named.filter((transition) => !walked.has(transition))
    // Closing stands on the state around them all.
    expect(missed).toEqual(['open --modal.closed'])
    for (const state of ['filling', 'submitting', 'succeeded', 'mailed']) {
      expect(walked).toContain(`${state} --modal.closed`)
    }
  })

  it('answers each event as it always did', () => {
    const told = (key: string) => {
      const { value, form, draft, errors, isCodeAsked } = readKey(key)
      const typed = Object.entries(draft).flatMap(([field, text]) => (text === '' ? [] : [field]))
      const code = isCodeAsked ? ['with code'] : []
      return [value, form, ...code, typed.join('+') || 'empty', ...errors.map(({ message }) => `"${message}"`)].join(
        ' ',
      )
    }
    const nameOf = (event: object) =>
      Object.values(event)
        .filter((part) => typeof part === 'string')
        .slice(0, 2)
        .join(' ') + ('output' in event ? ` ${JSON.stringify(event.output)}` : '')
    const named = authModalPaths.map(
      ({ source, event, target }) => `${told(source)} --${nameOf(event)}--> ${told(target)}`,
    )
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('begins closed with nothing in it', () => {
    const { actor, context } = start()
    expect(actor.getSnapshot().value).toBe('closed')
    expect(context()).toEqual({
      form: 'signIn',
      position: 'other',
      idempotencyKey: '',
      isCodeAsked: false,
      draft: { name: '', email: '', password: '', code: '' },
      errors: [],
    })
  })

  it('opens with either form first', () => {
    const { actor, context } = start()
    actor.send(joining)
    expect(context()).toMatchObject({ form: 'signUp', position: 'nav_join_btn', idempotencyKey: 'key-1' })
    actor.send({ type: 'modal.closed' })
    actor.send(entering)
    expect(context()).toMatchObject({ form: 'signIn', position: 'nav_sign_in_btn' })
  })

  it('signs up: notes the choice first, then reports where the member is read, and keeps nothing', async () => {
    const { actor, done, submitted, context, reach } = start([{ ok: true, location: '/api/user/mia-chen' }])
    actor.send(joining)
    actor.send({ type: 'draft.changed', draft: typedDraft })
    actor.send({ type: 'form.submitted' })
    await reach('succeeded')
    expect(submitted).toEqual([{ form: 'signUp', draft: typedDraft, idempotencyKey: 'key-1', isCodeAsked: false }])
    expect(done).toEqual(['signUp from nav_join_btn', 'authenticated at /api/user/mia-chen'])
    expect(context().draft).toEqual({ name: '', email: '', password: '', code: '' })
  })

  it('repeats a sign-up whose answer was lost under the same key, with everything typed still there', async () => {
    const { actor, submitted, context, reach } = start(['unreachable'])
    actor.send(joining)
    actor.send({ type: 'draft.changed', draft: typedDraft })
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, ({ context: { errors } }) => errors.length > 0)
    expect(context().errors).toEqual([
      { field: null, message: 'We couldn’t reach Homely. What you typed is still here, so please try again.' },
    ])
    expect(context().draft).toEqual(typedDraft)
    actor.send({ type: 'form.submitted' })
    await reach('submitting')
    expect(submitted.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1'])
  })

  it('never asks twice at a time', () => {
    const { actor, submitted } = start()
    actor.send(entering)
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    expect(submitted).toHaveLength(1)
  })

  it('shows an error until its field changes', async () => {
    const { actor, context } = start([wrongEmail])
    actor.send(entering)
    actor.send({ type: 'draft.changed', draft: { ...typedDraft, email: 'mia' } })
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, ({ context: { errors } }) => errors.length > 0)
    actor.send({ type: 'draft.changed', draft: { ...typedDraft, email: 'mia', password: 'another' } })
    expect(context().errors).toHaveLength(1)
    actor.send({ type: 'draft.changed', draft: { ...typedDraft, email: 'mia@homely.example' } })
    expect(context().errors).toEqual([])
  })

  it('keeps name and email address when it is closed, and never the password', () => {
    const { actor, context } = start()
    actor.send(joining)
    actor.send({ type: 'draft.changed', draft: typedDraft })
    actor.send({ type: 'modal.closed' })
    expect(context().draft).toEqual({ ...typedDraft, password: '' })
  })

  it('says that a mail is on its way where nobody is signed in by it', async () => {
    const { actor, done, context, reach } = start([{ ok: true, location: null }])
    actor.send(entering)
    actor.send({ type: 'form.chosen', form: 'forgotPassword' })
    actor.send({ type: 'draft.changed', draft: typedDraft })
    actor.send({ type: 'form.submitted' })
    await reach('mailed')
    expect([done, context().draft.password]).toEqual([['forgotPassword from nav_sign_in_btn'], ''])
    actor.send({ type: 'form.chosen', form: 'signIn' })
    await reach('filling')
    expect(context().draft.email).toBe(typedDraft.email)
  })

  it('asks for the code of a second factor beside what was typed, until another form is chosen or it is closed', async () => {
    const needed: SubmitOutput = { ok: false, errors: [], isCodeNeeded: true }
    const wrong: SubmitOutput = { ok: false, errors: [{ field: 'code', message: 'Wrong.' }], isCodeNeeded: true }
    const { actor, submitted, context } = start([needed, wrong, 'unreachable'])
    const asked = () => [context().isCodeAsked, context().draft, context().errors.length]
    actor.send(entering)
    actor.send({ type: 'draft.changed', draft: typedDraft })
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, ({ context: { isCodeAsked } }) => isCodeAsked)
    expect(asked()).toEqual([true, typedDraft, 0])
    const withCode = { ...typedDraft, code: '123456' }
    actor.send({ type: 'draft.changed', draft: withCode })
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, ({ context: { errors } }) => errors.length > 0)
    expect(asked()).toEqual([true, withCode, 1])
    actor.send({ type: 'draft.changed', draft: { ...withCode, code: '123457' } })
    expect(asked()).toEqual([true, { ...withCode, code: '123457' }, 0])
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, ({ context: { errors } }) => errors.length > 0)
    expect(submitted.map(({ isCodeAsked, draft: { code } }) => [isCodeAsked, code])).toEqual([
      [false, ''],
      [true, '123456'],
      [true, '123457'],
    ])
    actor.send({ type: 'form.chosen', form: 'forgotPassword' })
    expect(asked()).toEqual([false, typedDraft, 0])
    actor.send({ type: 'draft.changed', draft: withCode })
    actor.send({ type: 'modal.closed' })
    expect(asked()).toEqual([false, { ...typedDraft, password: '' }, 0])
  })

  it('asks for it at once where a page is opened for that', () => {
    const { actor, context } = start()
    actor.send({ ...entering, isCodeAsked: true })
    expect(context().isCodeAsked).toBe(true)
    actor.send({ type: 'modal.closed' })
    actor.send(entering)
    expect(context().isCodeAsked).toBe(false)
  })

  it('is not stuck longer than 20 seconds', () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillAuthModal, { clock }).start()
    actor.send(entering)
    actor.send({ type: 'form.submitted' })
    clock.increment(20_000)
    expect(actor.getSnapshot().matches({ open: 'filling' })).toBe(true)
    expect(actor.getSnapshot().context.errors).toHaveLength(1)
  })
})
