import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  currentLocationMachine,
  type FindPlaceOutput,
  type LocateOutput,
  type Position,
} from '#machines/current-location/current-location.machine.ts'
import { currentLocationPaths, place, position, stillCurrentLocation } from '../support/current-location-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

function start(outcome: { locate: LocateOutput; findPlace?: FindPlaceOutput }) {
  const asked: Position[] = []
  const opened: FindPlaceOutput[] = []
  const actor = createActor(
    currentLocationMachine.provide({
      actors: {
        locate: fromPromise<LocateOutput>(() => Promise.resolve(outcome.locate)),
        findPlace: fromPromise<FindPlaceOutput, Position>(({ input }) => {
          asked.push(input)
          return Promise.resolve(outcome.findPlace ?? { ok: false })
        }),
      },
      actions: { openPlace: (_, output) => opened.push(output) },
    }),
  ).start()
  actor.send({ type: 'location.requested' })
  return { actor, asked, opened }
}

describe('the wish for homes nearby', () => {
  it('has a path for every transition that it defines', () => {
    const walked = new Set(currentLocationPaths.map(({ source, event }) => `${source.split(' ')[0]} --${event.type}`))
    expect(definedTransitions(stillCurrentLocation).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answers each event as it always did', () => {
    const named = currentLocationPaths.map(({ source, event, target }) => {
      const state = (key: string) => key.split(' ')[0]?.replaceAll('"', '')
      const outcome = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      return `${state(source)} --${event.type}${outcome}--> ${state(target)}`
    })
    expect(named).toMatchSnapshot()
  })

  it('opens the suburb of the position and keeps the position no longer', async () => {
    const { actor, asked, opened } = start({ locate: { ok: true, position }, findPlace: { ok: true, place } })
    await waitFor(actor, (snapshot) => snapshot.matches('found'))
    expect(asked).toEqual([position])
    expect(opened).toEqual([{ ok: true, place }])
    expect(actor.getSnapshot().context.position).toBeNull()
  })

  it('tells a refusal from a position that nobody knows, and can be asked again', async () => {
    const refused = start({ locate: { ok: false, reason: 'REFUSED' } }).actor
    await waitFor(refused, (snapshot) => snapshot.matches('refused'))
    refused.send({ type: 'location.requested' })
    expect(refused.getSnapshot().value).toBe('locating')
    const unknown = start({ locate: { ok: false, reason: 'UNKNOWN' } }).actor
    await waitFor(unknown, (snapshot) => snapshot.matches('unknown'))
    expect(unknown.getSnapshot().hasTag('busy')).toBe(false)
  })

  it('gives up by itself after 20 seconds without a position', () => {
    const clock = new SimulatedClock()
    const actor = createActor(stillCurrentLocation, { clock }).start()
    actor.send({ type: 'location.requested' })
    clock.increment(19_999)
    expect(actor.getSnapshot().value).toBe('locating')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('unknown')
  })
})
