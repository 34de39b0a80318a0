import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type AuthChoice, type AuthEvent, authTrackingMachine } from '#machines/auth-tracking/auth-tracking.machine.ts'
import { definedTransitions } from '../support/machine-paths.ts'

function start(choice: AuthChoice | null = null) {
  const told: (AuthEvent | null)[] = []
  const stored: (AuthChoice | null)[] = []
  const actor = createActor(
    authTrackingMachine.provide({
      actions: {
        storeChoice: (_, each) => void stored.push(each),
        emitAuthEvent: (_, event) => void told.push(event),
      },
    }),
    { input: { choice } },
  ).start()
  const choose = (mode: AuthChoice['mode'], type: string) =>
    actor.send({ type: 'way.chosen', choice: { mode, type, position: 'nav_join_btn' } })
  const arrive = () => actor.send({ type: 'member.authenticated', memberId: 7 })
  return { told, stored, choose, arrive }
}

describe('the tracking of the way in', () => {
  it.each([
    ['signIn', 'email', 'login', 'email'],
    ['signIn', 'google', 'login', 'google'],
    ['signUp', 'email', 'sign_up', 'email'],
    ['signUp', 'google', 'sign_up', 'social'],
  ] as const)('tells %s by %s as %s by %s', (mode, type, name, toldType) => {
    const { told, choose, arrive } = start()
    choose(mode, type)
    arrive()
    expect(told).toEqual([{ name, memberId: 7, type: toldType, position: 'nav_join_btn' }])
  })

  it('keeps the latest choice, and clears it once it was sent', () => {
    const { told, stored, choose, arrive } = start()
    choose('signIn', 'email')
    choose('signUp', 'email')
    arrive()
    arrive()
    expect(told.map((event) => event?.name)).toEqual(['sign_up'])
    expect(stored.map((choice) => choice?.mode ?? null)).toEqual(['signIn', 'signUp', null])
  })

  it('goes on with a choice from before the way to a provider', () => {
    const { told, arrive } = start({ mode: 'signUp', type: 'apple', position: 'nav_join_btn' })
    arrive()
    expect(told).toEqual([{ name: 'sign_up', memberId: 7, type: 'social', position: 'nav_join_btn' }])
  })

  it('sends nothing about a member who was signed in already', () => {
    const { told, stored, arrive } = start()
    arrive()
    expect([told, stored]).toEqual([[], []])
  })

  it('has no other transitions than those that are walked here', () => {
    expect(definedTransitions(authTrackingMachine)).toEqual([
      '"watching" --way.chosen',
      '"watching" --member.authenticated',
    ])
  })
})
