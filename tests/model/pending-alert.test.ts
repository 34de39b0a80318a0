import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type CreatePendingOutput, pendingAlertMachine } from '#machines/pending-alert/pending-alert.machine.ts'
import {
  afterReloadPaths,
  nothingPendingPaths,
  outcomes,
  pendingInputs,
  stillPendingAlert,
} from '../support/pending-alert-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

/** A pending alert whose requests end as they are told to, one after the other. */
function start(input: { hasMember: boolean; hasPending: boolean }, ...answers: (CreatePendingOutput | Error)[]) {
  const clock = new SimulatedClock()
  const told: string[] = []
  let asked = 0
  const actor = createActor(
    pendingAlertMachine.provide({
      actors: {
        createPending: fromPromise<CreatePendingOutput>(() => {
          const answer = answers[asked]
          asked += 1
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
      actions: {
        clearPending: () => void told.push('cleared'),
        announceCreated: (_, output) => void told.push(`created ${output.ok ? output.alert?.alertId : ''}`),
        announceFailure: (_, reason) => void told.push(reason),
      },
    }),
    { input, clock },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, clock, told, settled, timesAsked: () => asked }
}

const stateOf = (key: string): string => String(JSON.parse(key.slice(0, key.indexOf(' '))))
const paths = [...nothingPendingPaths, ...afterReloadPaths]

describe('an alert that waits for its member', () => {
  it('has a path for every transition that it defines', () => {
    const walked = new Set(
      paths.flatMap(({ source, event }) => [stateOf(source), ''].map((name) => `"${name}" --${event.type}`)),
    )
    expect(definedTransitions(stillPendingAlert).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = paths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      return `${stateOf(source)} --${event.type}${detail}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('is created once its member is there, and told of', async () => {
    const { actor, told, settled, timesAsked } = start(pendingInputs.nothing, outcomes.created)
    actor.send({ type: 'alert.kept' })
    expect([actor.getSnapshot().value, timesAsked()]).toEqual(['waiting', 0])
    actor.send({ type: 'member.arrived' })
    await settled()
    expect([actor.getSnapshot().value, told]).toEqual(['created', ['created 7']])
    actor.send({ type: 'member.arrived' })
    actor.send({ type: 'network.returned' })
    expect(timesAsked()).toBe(1)
  })

  it('is created after a reload by whoever is logged in by then', async () => {
    const { actor, settled } = start({ hasMember: true, hasPending: true }, outcomes.created)
    await settled()
    expect(actor.getSnapshot().value).toBe('created')
  })

  it('is left alone where another tab has created it', async () => {
    const { actor, told, settled } = start({ hasMember: true, hasPending: true }, outcomes.taken)
    await settled()
    expect([actor.getSnapshot().value, told]).toEqual(['empty', []])
  })

  it('is not lost by a failure, and is tried again with the network, the member or time', async () => {
    const offline = new Error('offline')
    const { actor, clock, told, settled, timesAsked } = start(
      { hasMember: true, hasPending: true },
      offline,
      offline,
      offline,
      outcomes.created,
    )
    await settled()
    expect([actor.getSnapshot().value, told]).toEqual(['failed', ['UNREACHABLE']])
    actor.send({ type: 'network.returned' })
    await settled()
    actor.send({ type: 'member.arrived' })
    await settled()
    clock.increment(30_000)
    await settled()
    expect([actor.getSnapshot().value, timesAsked()]).toEqual(['created', 4])
  })

  it('waits for the next member where it is another member’s, or the session has ended', async () => {
    for (const outcome of [outcomes.ofAnother, outcomes.sessionEnded]) {
      const { actor, settled, timesAsked } = start({ hasMember: true, hasPending: true }, outcome)
      await settled()
      actor.send({ type: 'network.returned' })
      expect([actor.getSnapshot().value, timesAsked()]).toEqual(['waiting', 1])
    }
  })

  it('stays when the portal refuses it, until the visitor asks again or lets go of it', async () => {
    const { actor, told, settled } = start({ hasMember: true, hasPending: true }, outcomes.refused, outcomes.refused)
    await settled()
    expect([actor.getSnapshot().value, told]).toEqual(['refused', ['REFUSED']])
    actor.send({ type: 'creation.requested' })
    await settled()
    actor.send({ type: 'alert.dropped' })
    expect([actor.getSnapshot().value, told.at(-1)]).toEqual(['empty', 'cleared'])
  })
})
