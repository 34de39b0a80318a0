import { describe, expect, it } from 'vitest'
import { type AnyStateNode, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { LatLong } from '#domain/geo/lat-long.ts'
import {
  type ApplyShapeOutput,
  type LoadMarkersOutput,
  type MapArea,
  mapSearchMachine,
} from '#machines/map-search/map-search.machine.ts'
import { area, areaPaths, corner, pinPaths, stillMapSearch, triangle } from '../support/map-search-model.ts'

type Searched = { area: MapArea | null; how: 'push' | 'replace' }
type Surroundings = {
  isFollowing?: boolean
  loadMarkers?: () => Promise<LoadMarkersOutput>
  applyShape?: (corners: LatLong[]) => Promise<ApplyShapeOutput>
}

function start({ isFollowing = true, loadMarkers, applyShape }: Surroundings = {}) {
  const clock = new SimulatedClock()
  const searched: Searched[] = []
  const actor = createActor(
    mapSearchMachine.provide({
      actors: {
        loadMarkers: fromPromise<LoadMarkersOutput>(loadMarkers ?? (() => new Promise(() => {}))),
        applyShape: fromPromise<ApplyShapeOutput, LatLong[]>(({ input }) =>
          applyShape ? applyShape(input) : new Promise(() => {}),
        ),
      },
      actions: { searchArea: (_, shown) => searched.push(shown) },
    }),
    { clock, input: { isFollowing } },
  ).start()
  const state = (half: 'pins' | 'area') => actor.getSnapshot().value[half]
  return { actor, clock, searched, state }
}

/** `half.state --event` of every transition that the machine defines. */
function transitionsOf(half: 'pins' | 'area'): string[] {
  const node = stillMapSearch.root.states[half]
  const leaves: AnyStateNode[] = Object.values(node?.states ?? {})
  return leaves.flatMap((leaf) => [...leaf.transitions.keys()].map((event) => `${leaf.key} --${event}`))
}

/** The state of one half as a path names it. */
function stateOf(key: string, half: 'pins' | 'area'): string {
  const [value = ''] = key.split(' {')
  // The key of a path begins with the state's value as JSON.
  return (JSON.parse(value) as Record<string, string>)[half] ?? ''
}

describe.each([
  ['pins', pinPaths],
  ['area', areaPaths],
] as const)('the %s of the map', (half, paths) => {
  it('have a path for every transition', () => {
    const walked = new Set(paths.map(({ source, event }) => `${stateOf(source, half)} --${event.type}`))
    expect(transitionsOf(half).filter((transition) => !walked.has(transition))).toEqual([])
  })

  it('answer each event as they always did', () => {
    const named = paths.map(({ source, event, target }) => {
      const outcome = 'output' in event ? ` ${JSON.stringify(event.output)}` : ''
      const corners = 'corners' in event ? ` ${event.corners?.length} corners` : ''
      return `${stateOf(source, half)} --${event.type}${outcome}${corners}--> ${stateOf(target, half)}`
    })
    expect([...new Set(named)].toSorted((left, right) => (left < right ? -1 : 1))).toMatchSnapshot()
  })
})

describe('the pins', () => {
  it('are loaded at the start and with every search', async () => {
    let times = 0
    const load = async () => ({ total: (times += 1), isTruncated: times === 2 })
    const { actor, state } = start({ loadMarkers: load })
    await waitFor(actor, () => state('pins') === 'shown')
    actor.send({ type: 'search.changed' })
    expect(state('pins')).toBe('loading')
    await waitFor(actor, () => state('pins') === 'tooMany')
    expect(times).toBe(2)
  })

  it('can be asked for again when they did not come', async () => {
    const answers = [() => Promise.reject(new Error('offline')), async () => ({ total: 1, isTruncated: false })]
    const { actor, state } = start({ loadMarkers: () => answers.shift()?.() ?? Promise.reject(new Error('none')) })
    await waitFor(actor, () => state('pins') === 'failed')
    actor.send({ type: 'pins.wanted' })
    expect(state('pins')).toBe('loading')
    await waitFor(actor, () => state('pins') === 'shown')
  })

  it('are given up after 20 seconds', () => {
    const { clock, state } = start()
    clock.increment(19_999)
    expect(state('pins')).toBe('loading')
    clock.increment(1)
    expect(state('pins')).toBe('failed')
  })
})

describe('a move of the map', () => {
  it('searches there once it rests, in the place of the search before', () => {
    const { actor, clock, searched } = start()
    actor.send({ type: 'map.moved', area: { ...area, viewport: { ...area.viewport, zoom: 3 } } })
    clock.increment(300)
    actor.send({ type: 'map.moved', area })
    clock.increment(349)
    expect(searched).toEqual([])
    clock.increment(1)
    expect(searched).toEqual([{ area, how: 'replace' }])
  })

  it('offers to search there when results do not follow, as a step of its own to go back from', () => {
    const { actor, clock, searched, state } = start({ isFollowing: false })
    actor.send({ type: 'map.moved', area })
    clock.increment(10_000)
    expect([searched, state('area')]).toEqual([[], 'moved'])
    actor.send({ type: 'area.searched' })
    expect(searched).toEqual([{ area, how: 'push' }])
    expect(actor.getSnapshot().context.area).toBeNull()
  })

  it('is searched at once when results begin to follow', () => {
    const { actor, searched } = start({ isFollowing: false })
    actor.send({ type: 'map.moved', area })
    actor.send({ type: 'following.switched' })
    expect(searched).toEqual([{ area, how: 'replace' }])
    expect(actor.getSnapshot().context.isFollowing).toBe(true)
  })

  it('is searched where it ended, also when it was the only one', () => {
    const { actor, clock, searched } = start()
    actor.send({ type: 'map.moved', area })
    clock.increment(350)
    expect(searched).toEqual([{ area, how: 'replace' }])
  })

  it('offers the area of the last one', () => {
    const { actor, searched } = start({ isFollowing: false })
    actor.send({ type: 'map.moved', area: { ...area, viewport: { ...area.viewport, zoom: 3 } } })
    actor.send({ type: 'map.moved', area })
    actor.send({ type: 'area.searched' })
    expect(searched).toEqual([{ area, how: 'push' }])
  })

  it('only offers to search once results no longer follow, also in the middle of it', () => {
    const { actor, clock, searched, state } = start()
    actor.send({ type: 'map.moved', area })
    actor.send({ type: 'following.switched' })
    clock.increment(10_000)
    expect([searched, state('area'), actor.getSnapshot().context.isFollowing]).toEqual([[], 'moved', false])
  })

  it('is followed or not as it was switched while the map stood still', () => {
    const { actor, state } = start()
    actor.send({ type: 'following.switched' })
    actor.send({ type: 'map.moved', area })
    expect(state('area')).toBe('moved')
  })

  it('is not searched any more when something else is', () => {
    const { actor, clock, searched } = start()
    actor.send({ type: 'map.moved', area })
    actor.send({ type: 'search.changed' })
    clock.increment(10_000)
    expect(searched).toEqual([])
  })
})

describe('a drawn shape', () => {
  it('is searched with its corners', async () => {
    const applied: LatLong[][] = []
    const applyShape = async (corners: LatLong[]): Promise<ApplyShapeOutput> => {
      applied.push(corners)
      return { ok: true }
    }
    const { actor, state } = start({ applyShape })
    actor.send({ type: 'drawing.started', corners: [] })
    expect(state('area')).toBe('drawing')
    actor.send({ type: 'corners.changed', corners: triangle })
    actor.send({ type: 'shape.applied' })
    await waitFor(actor, () => state('area') === 'resting')
    expect(applied).toEqual([triangle])
    expect(actor.getSnapshot().context.corners).toEqual([])
  })

  it('opens with the corners that it has', () => {
    const { actor, state } = start()
    actor.send({ type: 'drawing.started', corners: triangle })
    expect([state('area'), actor.getSnapshot().context.corners]).toEqual(['editing', triangle])
  })

  it('loses its corners when it is drawn again, begun anew or abandoned', () => {
    for (const event of [
      { type: 'drawing.repeated' },
      { type: 'drawing.abandoned' },
      { type: 'drawing.started', corners: [] as LatLong[] },
    ] as const) {
      const { actor } = start()
      expect(actor.getSnapshot().context.corners).toEqual([])
      actor.send({ type: 'drawing.started', corners: triangle })
      actor.send(event)
      expect(actor.getSnapshot().context.corners).toEqual([])
    }
    const { actor, state } = start()
    actor.send({ type: 'drawing.started', corners: triangle })
    actor.send({ type: 'shape.applied' })
    actor.send({ type: 'drawing.abandoned' })
    expect([state('area'), actor.getSnapshot().context.corners]).toEqual(['resting', []])
  })

  it('says that nobody answered after 20 seconds', () => {
    const { actor, clock } = start()
    actor.send({ type: 'drawing.started', corners: triangle })
    actor.send({ type: 'shape.applied' })
    clock.increment(19_999)
    expect(actor.getSnapshot().context.problem).toBeNull()
    clock.increment(1)
    expect(actor.getSnapshot().context.problem).toBe('UNREACHABLE')
  })

  it('that can be none is not searched, and says why until a corner changes', () => {
    const { actor, state } = start()
    actor.send({ type: 'drawing.started', corners: corner })
    actor.send({ type: 'shape.applied' })
    expect([state('area'), actor.getSnapshot().context.problem]).toEqual(['editing', 'TOO_FEW'])
    actor.send({ type: 'corners.changed', corners: triangle })
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  it('is still there when it could not be searched', async () => {
    const outcomes: (() => Promise<ApplyShapeOutput>)[] = [
      async () => ({ ok: false, reason: 'TOO_LONG' }),
      () => Promise.reject(new Error('unexpected')),
    ]
    const { actor, state, clock } = start({ applyShape: () => outcomes.shift()?.() ?? new Promise(() => {}) })
    actor.send({ type: 'drawing.started', corners: triangle })
    const problems: unknown[] = []
    for (let times = 0; times < 3; times += 1) {
      actor.send({ type: 'shape.applied' })
      if (times === 2) clock.increment(20_000)
      await waitFor(actor, () => state('area') === 'editing')
      problems.push(actor.getSnapshot().context.problem)
    }
    expect(problems).toEqual(['TOO_LONG', 'UNREACHABLE', 'UNREACHABLE'])
    expect(actor.getSnapshot().context.corners).toEqual(triangle)
  })
})

it('says what it misses when nothing was handed in', () => {
  const errors: unknown[] = []
  const actor = createActor(mapSearchMachine, { input: { isFollowing: false } })
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  actor.send({ type: 'map.moved', area })
  actor.send({ type: 'area.searched' })
  expect(String(errors[0])).toContain('mapSearchMachine needs provide() with searchArea by push')
})
