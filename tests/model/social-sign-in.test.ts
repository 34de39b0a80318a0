import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type PostReturnOutput,
  type SocialReturn,
  socialSignInMachine,
} from '#machines/social-sign-in/social-sign-in.machine.ts'
import { definedTransitions } from '../support/machine-paths.ts'
import {
  addresses,
  type AddressName,
  readKey,
  socialSignInPaths,
  stillSocialSignIn,
} from '../support/social-sign-in-model.ts'

function start(address: AddressName, outcome: PostReturnOutput | Error = { ok: true, location: '/api/user/mia' }) {
  const done: string[] = []
  const posted: SocialReturn[] = []
  const actor = createActor(
    socialSignInMachine.provide({
      actors: {
        postReturn: fromPromise<PostReturnOutput, SocialReturn>(({ input }) => {
          posted.push(input)
          return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
        }),
      },
      actions: {
        removeParameters: () => void done.push('removeParameters'),
        reportAuthenticated: (_, output) => void done.push(`authenticated at ${output.ok ? output.location : ''}`),
        logMissingInfo: () => void done.push('logMissingInfo'),
      },
    }),
    { input: addresses[address] },
  ).start()
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state)
  return { actor, done, posted, reach, message: () => actor.getSnapshot().context.message }
}

describe('a return from a social provider', () => {
  it('leaves no transition unwalked', () => {
    const walked = new Set(socialSignInPaths.map(({ source, event }) => `"${readKey(source).value}" --${event.type}`))
    expect(definedTransitions(stillSocialSignIn).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answers each event as it always did', () => {
    const told = (key: string) => {
      const { value, message } = readKey(key)
      return message === null ? value : `${value} "${message}"`
    }
    const named = socialSignInPaths.map(
      ({ address, source, event, target }) =>
        `${address}: ${told(source)} --${event.type}${'output' in event ? ` ${JSON.stringify(event.output)}` : ''}--> ${told(target)}`,
    )
    expect(named).toMatchSnapshot()
  })

  it.each<AddressName>(['plain', 'withoutCode', 'withoutProvider'])(
    'posts nothing for an address that is %s',
    (address) => {
      const { actor, posted } = start(address)
      expect([actor.getSnapshot().value, posted]).toEqual(['nothingToDo', []])
    },
  )

  it('posts what came back, after it has left the URL, and reports where the member is read', async () => {
    const signIn = start('returnedWithName', { ok: true, location: '/api/user/mia-chen' })
    expect(signIn.done).toEqual(['removeParameters'])
    await signIn.reach('done')
    expect(signIn.posted).toEqual([
      { providerName: 'google', authCode: 'code-1', fullName: 'Mia Chen', email: 'mia@a.example' },
    ])
    expect(signIn.done).toEqual(['removeParameters', 'authenticated at /api/user/mia-chen'])
  })

  it.each<AddressName>(['refused', 'refusedWithCode'])(
    'raises an error of the provider and posts nothing (%s)',
    (address) => {
      const signIn = start(address)
      expect([signIn.actor.getSnapshot().value, signIn.message()]).toEqual(['failed', 'access_denied'])
      expect([signIn.done, signIn.posted]).toEqual([['removeParameters'], []])
      signIn.actor.send({ type: 'failure.dismissed' })
      expect([signIn.actor.getSnapshot().value, signIn.message()]).toEqual(['nothingToDo', null])
    },
  )

  it('shows the answer of the portal', async () => {
    const signIn = start('returned', { ok: false, message: 'The sign-in took too long.' })
    await signIn.reach('failed')
    expect(signIn.message()).toBe('The sign-in took too long.')
    expect(signIn.done).toEqual(['removeParameters'])
  })

  it.each([
    ['The portal cannot be reached.', 'The portal cannot be reached.'],
    ['', 'unable to authenticate with google'],
  ])(
    'says the words of the error (%j) where nothing came back, else names the provider, and logs that',
    async (...[words, told]) => {
      const signIn = start('returned', new Error(words))
      await signIn.reach('failed')
      expect(signIn.message()).toBe(told)
      expect(signIn.done).toEqual(['removeParameters', 'logMissingInfo'])
    },
  )

  it('is not stuck longer than 20 seconds', () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillSocialSignIn, { clock, input: addresses.returned }).start()
    clock.increment(19_999)
    expect(actor.getSnapshot().value).toBe('posting')
    clock.increment(1)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.message]).toEqual([
      'failed',
      'unable to authenticate with google',
    ])
  })
})
