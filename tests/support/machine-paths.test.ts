import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { eachEventAndState, reachable, tours, type TransitionPath, transitionPaths } from './machine-paths.ts'

type Event = { type: 'press' } | { type: 'leave' } | { type: 'end' }

const lamp = setup({ types: { events: {} as Event } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: { on: { press: 'off', leave: 'dimmed', end: 'broken' } },
    dimmed: { on: { press: 'on', end: 'broken' } },
    broken: {},
  },
})
const paths = transitionPaths<Event>(lamp, [{ type: 'press' }, { type: 'leave' }, { type: 'end' }])
const namesOf = (walk: readonly TransitionPath<Event>[]) => walk.map(({ event }) => event.type)

describe('tours', () => {
  it('takes the nearest transition that is left, and begins anew where an end was reached', () => {
    expect(tours(paths).map(namesOf)).toEqual([
      ['press', 'press', 'press', 'leave', 'press', 'end'],
      ['press', 'leave', 'end'],
    ])
  })

  it('joins every step to the one before, from the first state on', () => {
    for (const walk of tours(paths)) {
      expect(walk[0]?.source).toBe('"off"')
      for (const [index, path] of walk.slice(1).entries()) expect(path.source).toBe(walk[index]?.target)
    }
  })

  it('walks each transition, also when walks are kept short', () => {
    const walked = tours(paths, { longest: 3 }).flat()
    expect(new Set(walked)).toEqual(new Set(paths))
  })

  it('goes no further after a last one, and only where something is wanted', () => {
    const walks = tours(paths, {
      wanted: paths.filter(({ source }) => source === '"dimmed"'),
      isLast: ({ source }) => source === '"dimmed"',
    })
    expect(walks.map(namesOf)).toEqual([
      ['press', 'leave', 'press'],
      ['press', 'leave', 'end'],
    ])
  })

  it('says which transition cannot be reached with the paths that it was given', () => {
    const withoutWay = paths.filter(({ source, event }) => source !== '"off"' || event.type !== 'press')
    const first = { ...withoutWay[0], steps: [], source: '"off"', target: '"off"', event: { type: 'leave' } }
    expect(() => tours([first as TransitionPath<Event>, ...withoutWay])).toThrow('No way leads to')
  })
})

describe('eachEventAndState', () => {
  it('is one path for each event, and for each state that none of these leads to', () => {
    const wanted = eachEventAndState(paths, { eventName: ({ type }) => type, stateName: (key) => key })
    expect(wanted.map(({ name }) => name).toSorted()).toEqual([
      '"off" --press--> "on"',
      '"on" --end--> "broken"',
      '"on" --leave--> "dimmed"',
      '"on" --press--> "off"',
    ])
  })
})

describe('reachable', () => {
  it('drops what lies behind a path that was left out', () => {
    const withoutLeaving = paths.filter(({ event }) => event.type !== 'leave')
    expect(namesOf(reachable(withoutLeaving))).toEqual(['press', 'press', 'end'])
  })
})
