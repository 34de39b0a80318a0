import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { connectivityEvents, connectivityPaths } from '../support/connectivity-model.ts'
import { definedTransitions, transitionTable } from '../support/machine-paths.ts'

const RETURN_SHOWN = 'xstate.after.returnShown.connectivity.onlineAgain'

function start() {
  const clock = new SimulatedClock()
  let timesRead = 0
  const actor = createActor(
    connectivityMachine.provide({
      actions: {
        readFailedAgain: () => {
          timesRead += 1
        },
      },
    }),
    { clock },
  ).start()
  return { actor, clock, timesRead: () => timesRead }
}

describe('the connection', () => {
  it.each(connectivityPaths)('walks $name', ({ steps, event, target }) => {
    const { actor, clock } = start()
    for (const step of [...steps, event]) {
      if (step.type === RETURN_SHOWN) clock.increment(4000)
      else actor.send(step)
    }
    expect(JSON.stringify(actor.getSnapshot().value)).toBe(target)
  })

  it('leaves no transition unwalked', () => {
    const walked = new Set(connectivityPaths.map(({ source, event }) => `${source} --${event.type}`))
    expect(definedTransitions(connectivityMachine).filter((transition) => !walked.has(transition))).toEqual([])
    expect(walked.size).toBe(4)
  })

  it('answers each event in each state as it always did', () => {
    expect(transitionTable(connectivityPaths, connectivityEvents)).toEqual({
      '"online"': { 'connection.lost': '"offline"', 'connection.returned': null, [RETURN_SHOWN]: null },
      '"offline"': { 'connection.lost': null, 'connection.returned': '"onlineAgain"', [RETURN_SHOWN]: null },
      '"onlineAgain"': { 'connection.lost': '"offline"', 'connection.returned': null, [RETURN_SHOWN]: '"online"' },
    })
  })

  it('reads again what failed once, when it is back, and says so for four seconds', () => {
    const { actor, clock, timesRead } = start()
    actor.send({ type: 'connection.lost' })
    expect(timesRead()).toBe(0)
    actor.send({ type: 'connection.returned' })
    expect(timesRead()).toBe(1)
    clock.increment(3999)
    expect(actor.getSnapshot().value).toBe('onlineAgain')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('online')
    expect(timesRead()).toBe(1)
  })

  it('never says that it is back while it is gone again', () => {
    const { actor, clock } = start()
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'connection.returned' })
    clock.increment(3000)
    actor.send({ type: 'connection.lost' })
    clock.increment(10_000)
    expect(actor.getSnapshot().value).toBe('offline')
  })
})
