import { describe, expect, it } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { chartOf, readableEvent } from './machine-chart.ts'

const machine = setup({
  actors: { send: fromPromise(() => Promise.resolve(1)) },
  actions: { note: () => {} },
  guards: { isWhole: () => true },
  delays: { patience: 10 },
}).createMachine({
  id: 'letter',
  initial: 'writing',
  states: {
    writing: {
      tags: 'open',
      on: { 'word.typed': { actions: 'note' }, finished: { guard: 'isWhole', target: 'sending' } },
    },
    sending: {
      invoke: { id: 'post', src: 'send', onDone: 'sent' },
      after: { patience: 'writing' },
    },
    sent: { type: 'final' },
  },
})

describe('the chart of a machine', () => {
  it('has its states with their kinds, where it begins, their tags and the actors that they run', () => {
    const { key, type, states } = chartOf(machine)
    expect([key, type]).toEqual(['letter', 'compound'])
    expect(states.map(({ id, type: kind, isInitial, tags, invokes }) => [id, kind, isInitial, tags, invokes])).toEqual([
      ['writing', 'atomic', true, ['open'], []],
      ['sending', 'atomic', false, [], ['send']],
      ['sent', 'final', false, [], []],
    ])
  })

  it('has every transition with its guard, targets and actions, and one without a target where it stands', () => {
    const [writing, sending] = chartOf(machine).states
    expect(writing?.transitions).toEqual([
      { event: 'word.typed', guard: null, targets: ['writing'], actions: ['note'] },
      { event: 'finished', guard: 'isWhole', targets: ['sending'], actions: [] },
    ])
    expect(sending?.transitions.map(({ event, targets }) => [event, targets])).toEqual([
      ['done send', ['sent']],
      ['after patience', ['writing']],
    ])
  })

  it('begins in every region of a parallel state', () => {
    const both = setup({}).createMachine({ type: 'parallel', states: { one: {}, other: {} } })
    expect(chartOf(both).states.map(({ isInitial }) => isInitial)).toEqual([true, true])
  })

  it('names states by their path, what is always taken, and what has no name of its own by what it is', () => {
    const other = createMachine({
      id: 'other',
      initial: 'outer',
      invoke: { id: 'clock', src: fromPromise(() => Promise.resolve(1)), onDone: '.outer.inner' },
      states: {
        outer: {
          initial: 'inner',
          states: {
            inner: {
              always: [
                { guard: { type: 'isMore', params: 3 }, target: 'further' },
                { guard: () => false, target: 'further', actions: [() => {}] },
                {
                  guard: function isLate() {
                    return false
                  },
                  target: 'further',
                  actions: { type: 'note' },
                },
              ],
            },
            further: { type: 'parallel', states: { one: {}, two: { initial: 'three', states: { three: {} } } } },
          },
        },
      },
    })
    const chart = chartOf(other)
    const inner = chart.states[0]?.states[0]
    expect([chart.id, chart.isInitial, inner?.id]).toEqual(['', true, 'outer.inner'])
    expect(chart.invokes).toEqual(['clock'])
    expect(chart.transitions).toEqual([{ event: 'done clock', guard: null, targets: ['outer.inner'], actions: [] }])
    expect(inner?.transitions).toEqual([
      { event: 'always', guard: 'isMore', targets: ['outer.further'], actions: [] },
      { event: 'always', guard: 'guard', targets: ['outer.further'], actions: ['action'] },
      { event: 'always', guard: 'isLate', targets: ['outer.further'], actions: ['note'] },
    ])
    expect(chart.states[0]?.states[1]?.states[1]?.states.map(({ id, isInitial }) => [id, isInitial])).toEqual([
      ['outer.further.two.three', true],
    ])
  })

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(chartOf(machine)))).toEqual(chartOf(machine))
  })
})

describe("XState's own events", () => {
  it.each([
    ['', 'always'],
    ['xstate.init', 'start'],
    ['xstate.after.closeDelay.dropdown.left', 'after closeDelay'],
    ['xstate.done.state.letter.sent', 'done'],
    ['xstate.done.actor.post', 'done post'],
    ['xstate.error.actor.post', 'error post'],
    ['xstate.snapshot.actor.post', 'snapshot post'],
    ['xstate.stop', 'stop'],
    ['xstate.promise.resolve', 'resolved'],
    ['xstate.promise.reject', 'rejected'],
    ['word.typed', 'word.typed'],
    ['my.xstate.after.delay.x', 'my.xstate.after.delay.x'],
    ['my.xstate.done.actor.x', 'my.xstate.done.actor.x'],
    ['my.xstate.done.state.x', 'my.xstate.done.state.x'],
  ])('%s reads %s', (type, words) => {
    expect(readableEvent(type)).toBe(words)
  })
})
