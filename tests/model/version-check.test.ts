import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { versionCheckMachine } from '#machines/version-check/version-check.machine.ts'
import { definedTransitions } from '../support/machine-paths.ts'
import { eventName, stateOf, versionCheckPaths } from '../support/version-check-model.ts'

function start(...answers: (string | Error)[]) {
  const clock = new SimulatedClock()
  const seen = { asked: 0, logged: 0, reloads: 0 }
  const facts = { hasMarker: false, notifiesOfSystem: true, isAtWork: false }
  const actor = createActor(
    versionCheckMachine.provide({
      actors: {
        readVersion: fromPromise(async () => {
          const answer = answers[seen.asked]
          seen.asked += 1
          if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer is left')
          return answer
        }),
      },
      actions: {
        setMarker: () => void (facts.hasMarker = true),
        clearMarker: () => void (facts.hasMarker = false),
        logReload: () => void (seen.logged += 1),
        reload: () => void (seen.reloads += 1),
      },
      guards: {
        hasMarker: () => facts.hasMarker,
        notifiesOfSystem: () => facts.notifiesOfSystem,
        isAtWork: () => facts.isAtWork,
      },
    }),
    { clock, input: { runningVersion: '1' } },
  ).start()
  const check = async () => {
    actor.send({ type: 'check.requested' })
    await waitFor(actor, (snapshot) => !snapshot.matches('asking'))
  }
  return { actor, clock, seen, facts, check, state: () => actor.getSnapshot().value }
}

describe('the check of the version', () => {
  it('answers each event in each state as it always did', () => {
    const named = versionCheckPaths.map(
      ({ source, event, target }) => `${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`,
    )
    expect(named).toEqual([
      'ready --check.requested--> asking',
      'ready --check.requested isAtWork--> asking',
      'asking --xstate.done.actor.readVersion 1--> resting',
      'asking --xstate.done.actor.readVersion 2--> leaving',
      'asking --xstate.done.actor.readVersion 2 notifiesOfSystem--> leaving',
      'asking --xstate.done.actor.readVersion 2 hasMarker--> resting',
      'asking --xstate.error.actor.readVersion--> resting',
      'resting --xstate.after.checkInterval.versionCheck.resting--> ready',
      'leaving --xstate.after.reloadDelay.versionCheck.leaving--> reloading',
      'leaving --xstate.after.reloadDelay.versionCheck.leaving isAtWork--> postponed',
      'postponed --check.requested--> reloading',
      'postponed --check.requested isAtWork--> postponed',
    ])
  })

  it('asks when it is wished, and then not for a minute', async () => {
    const { clock, seen, check, state } = start('1', '1')
    expect(seen.asked).toBe(0)
    await check()
    expect([seen.asked, state()]).toEqual([1, 'resting'])
    clock.increment(59_999)
    await check()
    expect(seen.asked).toBe(1)
    clock.increment(1)
    await check()
    expect(seen.asked).toBe(2)
  })

  it('reloads three seconds after another version was seen, with a log', async () => {
    const { clock, seen, facts, check, state } = start('2')
    await check()
    expect([state(), facts.hasMarker, seen.logged]).toEqual(['leaving', true, 1])
    clock.increment(2999)
    expect(seen.reloads).toBe(0)
    clock.increment(1)
    expect([seen.reloads, state()]).toEqual([1, 'reloading'])
  })

  it('logs nothing while system notifications are off', async () => {
    const { clock, seen, facts, check } = start('2')
    facts.notifiesOfSystem = false
    await check()
    clock.increment(3000)
    expect([seen.logged, seen.reloads]).toEqual([0, 1])
  })

  it('does not reload again while the marker is there', async () => {
    const { clock, seen, facts, check, state } = start('2')
    facts.hasMarker = true
    await check()
    clock.increment(10_000)
    expect([seen.reloads, state()]).toEqual([0, 'resting'])
  })

  it('clears the marker once the versions match', async () => {
    const { facts, check } = start('1')
    facts.hasMarker = true
    await check()
    expect(facts.hasMarker).toBe(false)
  })

  it('takes no answer for no news', async () => {
    const { seen, facts, check, state } = start(new Error('away'))
    await check()
    expect([state(), seen.reloads, facts.hasMarker]).toEqual(['resting', 0, false])
  })

  it('waits for whoever is at work, until they open another page', async () => {
    const { actor, clock, seen, facts, check, state } = start('2')
    await check()
    facts.isAtWork = true
    clock.increment(60_000)
    expect([seen.reloads, state()]).toEqual([0, 'postponed'])
    actor.send({ type: 'check.requested' })
    expect(seen.reloads).toBe(0)
    facts.isAtWork = false
    actor.send({ type: 'check.requested' })
    expect([seen.reloads, state()]).toEqual([1, 'reloading'])
  })

  it('has no other transitions than those that are walked here', () => {
    expect(definedTransitions(versionCheckMachine)).toEqual([
      '"ready" --check.requested',
      '"asking" --xstate.done.actor.readVersion',
      '"asking" --xstate.error.actor.readVersion',
      '"resting" --xstate.after.checkInterval.versionCheck.resting',
      '"leaving" --xstate.after.reloadDelay.versionCheck.leaving',
      '"postponed" --check.requested',
    ])
  })
})
