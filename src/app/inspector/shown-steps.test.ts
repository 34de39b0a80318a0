import { describe, expect, it } from 'vitest'
import { afterMessage, emptyInspection } from '#machines/inspector/inspection.ts'
import { actor, page, present, step } from '#tests/support/inspector-messages.ts'
import { sequenceOf } from './sequence-lanes.ts'
import { shownSteps } from './shown-steps.ts'

const inspection = [
  present({
    actors: [actor(), actor({ sessionId: 'x:1', parentId: 'x:0', name: 'readVersion' })],
    steps: [
      step(0, { at: 10, event: { type: 'menu.opened' } }),
      step(1, { at: 30, from: 'x:0', to: 'x:1', event: { type: 'xstate.init' } }),
      step(2, { at: 30, from: 'x:1', to: 'x:0', event: { type: 'xstate.done.actor.version' } }),
      step(3, { at: 50, to: 'x:9', event: { type: 'late' } }),
    ],
  }),
  present({
    page: { ...page, id: 'p2' },
    actors: [actor({ name: 'dropdown' })],
    steps: [step(0, { at: 20, event: { type: 'trigger.pressed' } })],
  }),
].reduce(afterMessage, emptyInspection)

const show = (filter = '', only: { pageId: string; sessionId: string } | null = null) =>
  shownSteps(inspection, { filter, only }).map(({ event, from, to }) => `${from.label} -> ${to.label}: ${event}`)

describe('the steps that are shown', () => {
  it('are those of all pages in the order of their time, with names and words', () => {
    expect(show()).toEqual([
      'page -> sideMenu x:0: menu.opened',
      'page -> dropdown x:0: trigger.pressed',
      'sideMenu x:0 -> readVersion x:1: start',
      'readVersion x:1 -> sideMenu x:0: done version',
      'page -> x:9: late',
    ])
  })

  it.each([
    ['TRIGGER', 1],
    ['readversion', 2],
    ['done', 1],
    [' menu ', 3],
    ['nothing of this', 0],
  ])('filtered by %j are %i', (filter, count) => {
    expect(show(filter)).toHaveLength(count)
  })

  it('of one actor are what it sent and got, not those of its namesake in another page', () => {
    expect(show('', { pageId: 'p2', sessionId: 'x:0' })).toEqual(['page -> dropdown x:0: trigger.pressed'])
    expect(show('', { pageId: 'p1', sessionId: 'x:1' })).toHaveLength(2)
  })

  it('are arrows between lanes, each page and each actor its own', () => {
    const { lanes, arrows } = sequenceOf(shownSteps(inspection, { filter: '', only: null }))
    expect(lanes.map(({ label }) => label)).toEqual([
      'page',
      'sideMenu x:0',
      'page',
      'dropdown x:0',
      'readVersion x:1',
      'x:9',
    ])
    expect(arrows.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 3],
      [1, 4],
      [4, 1],
      [0, 5],
    ])
  })
})
