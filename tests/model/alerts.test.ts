import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type AlertChange, alertsMachine, type ChangeAlertOutput } from '#machines/alerts/alerts.machine.ts'
import { alertsPaths, changed, changes, refused, stillAlerts } from '../support/alerts-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

/** Alerts that were read, whose changes end as they are told to, one after the other. */
async function start(...answers: (ChangeAlertOutput | Error)[]) {
  const asked: AlertChange[] = []
  const actor = createActor(
    alertsMachine.provide({
      actors: {
        readAlerts: fromPromise<void>(() => Promise.resolve()),
        changeAlert: fromPromise<ChangeAlertOutput, AlertChange | undefined>(({ input }) => {
          const answer = answers[asked.length]
          if (input) asked.push(input)
          if (answer instanceof Error) return Promise.reject(answer)
          return answer ? Promise.resolve(answer) : new Promise(() => {})
        }),
      },
    }),
  ).start()
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'idle' }))
  await settled()
  const request = (change: AlertChange) => actor.send({ type: 'change.requested', change })
  return { actor, asked, settled, request }
}

const stateOf = (key: string): string => {
  const value: unknown = JSON.parse(key.slice(0, key.indexOf(' ')))
  return typeof value === 'string' ? value : Object.entries(Object(value)).flat().join('.')
}

describe('the alerts of a page', () => {
  it('have a path for every transition that they define', () => {
    const walked = new Set(
      alertsPaths.flatMap(({ source, event }) => {
        const state = stateOf(source)
        return [state, state.split('.')[0]].map((name) => `"${name}" --${event.type}`)
      }),
    )
    expect(definedTransitions(stillAlerts).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answer each event as they always did', () => {
    const named = alertsPaths.map(({ source, event, target }) => {
      const detail = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const words = 'change' in event ? ` ${event.change.kind} ${event.change.alertId}` : ''
      return `${stateOf(source)} --${event.type}${detail}${words}--> ${stateOf(target)}`
    })
    expect([...new Set(named)].toSorted()).toMatchSnapshot()
  })

  it('are changed one after the other, and no alert twice at once', async () => {
    const { actor, asked, settled, request } = await start(changed, changed)
    request(changes.pauseOne)
    request(changes.deleteOne)
    request(changes.pauseTwo)
    expect(asked).toEqual([changes.pauseOne])
    await settled()
    expect(asked).toEqual([changes.pauseOne, changes.pauseTwo])
    expect(actor.getSnapshot().context).toEqual({ changes: [], failures: [], deleted: [] })
  })

  it('can bring a deleted alert back until that is dismissed', async () => {
    const { actor, settled, request } = await start(changed, changed, changed)
    const deleted = () => actor.getSnapshot().context.deleted
    request(changes.deleteOne)
    await settled()
    expect(deleted()).toEqual([{ alertId: '1', name: 'Terraces in Fitzroy' }])
    request(changes.undoOne)
    await settled()
    expect(deleted()).toEqual([])
    request(changes.deleteOne)
    await settled()
    actor.send({ type: 'deletion.dismissed', alertId: '1' })
    expect(deleted()).toEqual([])
  })

  it('say which change failed and why, until the alert is changed again, and go on with the next', async () => {
    const { actor, asked, settled, request } = await start(refused, new Error('offline'), changed)
    request(changes.deleteOne)
    request(changes.pauseTwo)
    await settled()
    expect(actor.getSnapshot().context).toEqual({
      changes: [],
      deleted: [],
      failures: [
        { ...changes.deleteOne, reason: 'SESSION_ENDED' },
        { ...changes.pauseTwo, reason: 'UNREACHABLE' },
      ],
    })
    request(changes.deleteOne)
    await settled()
    expect(asked.at(-1)).toEqual(changes.deleteOne)
    expect(actor.getSnapshot().context.failures).toEqual([{ ...changes.pauseTwo, reason: 'UNREACHABLE' }])
  })

  it('keep what can be brought back when bringing back fails', async () => {
    const { actor, settled, request } = await start(changed, new Error('offline'))
    request(changes.deleteOne)
    await settled()
    request(changes.undoOne)
    await settled()
    expect(actor.getSnapshot().context.deleted).toEqual([{ alertId: '1', name: 'Terraces in Fitzroy' }])
  })

  it('are given up after 20 seconds when they are read', () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillAlerts, { clock }).start()
    clock.increment(19_999)
    expect(actor.getSnapshot().value).toBe('loading')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('error')
  })

  it('give a change up after 20 seconds', async () => {
    const clock = new SimulatedClock()
    const logic = stillAlerts.provide({ actors: { readAlerts: fromPromise<void>(() => Promise.resolve()) } })
    const actor = createActor(logic, { clock }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'change.requested', change: changes.pauseOne })
    clock.increment(20_000)
    expect(actor.getSnapshot().value).toEqual({ loaded: 'idle' })
    expect(actor.getSnapshot().context.failures).toEqual([{ ...changes.pauseOne, reason: 'UNREACHABLE' }])
  })
})
