import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { adMachine } from '#machines/ad/ad.machine.ts'
import { adEvents, adPaths } from '../support/ad-model.ts'
import { definedTransitions, transitionTable } from '../support/machine-paths.ts'

const LIMIT = 'xstate.after.loadLimit.ad.loading'

function start() {
  const clock = new SimulatedClock()
  return { actor: createActor(adMachine, { clock }).start(), clock }
}

describe('the ad of a script', () => {
  it.each(adPaths)('walks $name', ({ steps, event, target }) => {
    const { actor, clock } = start()
    for (const step of [...steps, event]) {
      if (step.type === LIMIT) clock.increment(8000)
      else actor.send(step)
    }
    expect(JSON.stringify(actor.getSnapshot().value)).toBe(target)
  })

  it('leaves no transition unwalked', () => {
    const walked = new Set(adPaths.map(({ source, event }) => `${source} --${event.type}`))
    expect(definedTransitions(adMachine).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answers each event in each state as it always did', () => {
    const none = Object.fromEntries(adEvents.map(({ type }) => [type, null]))
    expect(transitionTable(adPaths, adEvents)).toEqual({
      '"waiting"': { ...none, 'consent.given': '"loading"' },
      '"loading"': {
        ...none,
        'consent.withdrawn': '"waiting"',
        'ad.loaded': '"shown"',
        'ad.failed': '"failed"',
        [LIMIT]: '"failed"',
      },
      '"failed"': none,
      '"shown"': { ...none, 'consent.withdrawn': '"waiting"', 'ad.failed': '"failed"' },
    })
  })

  it('gives up after eight seconds without an answer, and not once it is shown', () => {
    const [slow, quick] = [start(), start()]
    for (const { actor } of [slow, quick]) actor.send({ type: 'consent.given' })
    slow.clock.increment(7999)
    expect(slow.actor.getSnapshot().value).toBe('loading')
    slow.clock.increment(1)
    expect(slow.actor.getSnapshot().value).toBe('failed')
    quick.actor.send({ type: 'ad.loaded' })
    quick.clock.increment(60_000)
    expect(quick.actor.getSnapshot().value).toBe('shown')
  })
})
