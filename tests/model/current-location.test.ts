import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type CurrentLocationInput,
  currentLocationMachine,
  type FindPlaceOutput,
  type LocateOutput,
  type Permission,
  type Place,
  type Position,
} from '#machines/current-location/current-location.machine.ts'
import {
  askedPaths,
  eventName,
  neededPaths,
  place,
  position,
  returningPaths,
  stateOf,
  stillCurrentLocation,
} from '../support/current-location-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

type Outcome = { permission?: Permission; locate?: LocateOutput; findPlace?: FindPlaceOutput }

const asked: CurrentLocationInput = { isAsked: true, lastVisited: null }
const needed: CurrentLocationInput = { isAsked: false, lastVisited: null }

function start(input: CurrentLocationInput, outcome: Outcome = {}) {
  const done: string[] = []
  const opened: (Place | null)[] = []
  const positions: Position[] = []
  const actor = createActor(
    currentLocationMachine.provide({
      actors: {
        readPermission: fromPromise<Permission>(() => {
          done.push('readPermission')
          return Promise.resolve(outcome.permission ?? 'prompt')
        }),
        locate: fromPromise<LocateOutput>(() => {
          done.push('locate')
          return Promise.resolve(outcome.locate ?? { ok: false, reason: 'UNKNOWN' })
        }),
        findPlace: fromPromise<FindPlaceOutput, Position>(({ input: at }) => {
          positions.push(at)
          return Promise.resolve(outcome.findPlace ?? { ok: false })
        }),
      },
      actions: {
        openPlace: (_, found) => void opened.push(found),
        openDefaultPlace: () => void done.push('openDefaultPlace'),
      },
    }),
    { input },
  ).start()
  actor.send({ type: 'location.requested' })
  return { actor, done, opened, positions }
}

const settled = ({ actor }: ReturnType<typeof start>, state: string) =>
  waitFor(actor, (snapshot) => snapshot.value === state)

describe('a lookup of the current place', () => {
  it('leaves no transition unwalked', () => {
    const paths = [...askedPaths, ...neededPaths, ...returningPaths]
    const walked = new Set(paths.map(({ source, event }) => `"${stateOf(source)}" --${event.type}`))
    expect(definedTransitions(stillCurrentLocation).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it.each([
    ['asked for by the visitor', askedPaths],
    ['needed by a page', neededPaths],
    ['needed by a page of a visitor who looked at a place before', returningPaths],
  ])('answers each event as it always did when it is %s', (_, paths) => {
    const named = paths.map(
      ({ source, event, target }) => `${stateOf(source)} --${eventName(event)}--> ${stateOf(target)}`,
    )
    expect(named).toMatchSnapshot()
  })

  it('takes the last visited place first, and asks the browser nothing', () => {
    const { actor, done, opened } = start({ isAsked: false, lastVisited: place }, { permission: 'granted' })
    expect(actor.getSnapshot().value).toBe('found')
    expect([done, opened]).toEqual([[], [place]])
  })

  it('takes the suburb of the position where sharing it was granted before, and keeps the position no longer', async () => {
    const lookup = start(needed, {
      permission: 'granted',
      locate: { ok: true, position },
      findPlace: { ok: true, place },
    })
    await settled(lookup, 'found')
    expect(lookup.positions).toEqual([position])
    expect(lookup.opened).toEqual([place])
    expect(lookup.actor.getSnapshot().context.position).toBeNull()
  })

  it.each<[Permission, Outcome]>([
    ['prompt', {}],
    ['denied', {}],
    ['granted', { locate: { ok: false, reason: 'REFUSED' } }],
    ['granted', { locate: { ok: true, position }, findPlace: { ok: false } }],
  ])('falls back to the default place where nothing is known (%s)', async (permission, outcome) => {
    const lookup = start(needed, { ...outcome, permission })
    await settled(lookup, 'fellBack')
    expect(lookup.done.at(-1)).toBe('openDefaultPlace')
    expect(lookup.done.includes('locate')).toBe(permission === 'granted')
  })

  it('lets the browser ask a visitor who asked, unless they refused before', async () => {
    const prompted = start(asked, { permission: 'prompt', locate: { ok: false, reason: 'REFUSED' } })
    await settled(prompted, 'refused')
    expect(prompted.done).toEqual(['readPermission', 'locate'])
    const denied = start(asked, { permission: 'denied' })
    await settled(denied, 'refused')
    expect(denied.done).toEqual(['readPermission'])
  })

  it('tells a refusal from a position that nobody knows, and can be asked again', async () => {
    const lookup = start(asked, { permission: 'granted', locate: { ok: false, reason: 'UNKNOWN' } })
    await settled(lookup, 'unknown')
    expect(lookup.actor.getSnapshot().hasTag('busy')).toBe(false)
    lookup.actor.send({ type: 'location.requested' })
    expect(lookup.actor.getSnapshot().value).toBe('checkingPermission')
  })

  it.each([
    ['checkingPermission', 2000, []],
    ['locating', 20_000, [{ type: 'xstate.done.actor.readPermission', output: 'granted' }]],
    [
      'findingPlace',
      10_000,
      [
        { type: 'xstate.done.actor.readPermission', output: 'granted' },
        { type: 'xstate.done.actor.locate', output: { ok: true, position } },
      ],
    ],
  ])('is not stuck %s longer than %d milliseconds', (state, milliseconds, events) => {
    const clock = new SimulatedClock()
    const actor = createActor(stillCurrentLocation, { clock, input: needed }).start()
    actor.send({ type: 'location.requested' })
    // Outcomes of actors are sent by the machine itself; its type names the visitor's events only.
    for (const event of events) actor.send(event as never)
    expect(actor.getSnapshot().value).toBe(state)
    clock.increment(milliseconds - 1)
    expect(actor.getSnapshot().value).toBe(state)
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('fellBack')
  })
})
