import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
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
    ['word.typed', 'word.typed'],
  ])('%s reads %s', (type, words) => {
    expect(readableEvent(type)).toBe(words)
  })
})
