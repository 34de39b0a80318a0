import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '#machines/chart/machine-chart.ts'
import { authModalMachine } from '#machines/auth-modal/auth-modal.machine.ts'
import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'
import { sideMenuMachine } from '#machines/side-menu/side-menu.machine.ts'
import { actor, page, present, step } from '#tests/support/inspector-messages.ts'
import { definitionOf, hostedEvents } from './hosted-inspector.ts'

describe('what the hosted inspector is told', () => {
  it('is each actor by its page, with its parent, and each event with its sender', () => {
    const child = actor({ sessionId: 'x:1', parentId: 'x:0', name: 'submit', chart: null })
    const told = hostedEvents(present({ actors: [actor(), child], steps: [step(0, { from: 'x:1', at: 7 })] }))
    expect(told).toMatchObject([
      { type: '@xstate.actor', name: 'sideMenu', sessionId: 'p1/x:0', snapshot: { status: 'active', value: 'closed' } },
      { type: '@xstate.actor', sessionId: 'p1/x:1', parentId: 'p1/x:0', definition: '{"id":"submit"}' },
      {
        type: '@xstate.event',
        sessionId: 'p1/x:0',
        sourceId: 'p1/x:1',
        createdAt: '7',
        event: { type: 'menu.opened' },
      },
    ])
  })

  it('is each new state, and nothing of what is between us alone', () => {
    const { state } = actor()
    expect(
      hostedEvents({ kind: 'actor.moved', pageId: 'p1', sessionId: 'x:0', state, number: 0, after: 'closed' }),
    ).toMatchObject([{ type: '@xstate.snapshot', sessionId: 'p1/x:0', snapshot: { value: 'closed' } }])
    expect(hostedEvents({ kind: 'event.sent', page, step: step(0) })).toHaveLength(1)
    expect(hostedEvents({ kind: 'actor.started', pageId: 'p1', actor: actor() })).toHaveLength(1)
    expect([...hostedEvents({ kind: 'pages.asked' }), ...hostedEvents({ kind: 'page.left', pageId: 'p1' })]).toEqual([])
  })

  it.each([sideMenuMachine, authModalMachine, inspectorMachine])(
    'draws $id as a machine with the same states',
    (machine) => {
      const drawn = createMachine(JSON.parse(JSON.stringify(definitionOf(chartOf(machine)))))
      const shape = (states: ReturnType<typeof chartOf>['states']): unknown =>
        states.map(({ key, type, isInitial, transitions, states: inner }) => [
          key,
          type,
          isInitial,
          transitions.map(({ event, targets }) => [event, targets]),
          shape(inner),
        ])
      expect(shape(chartOf(drawn).states)).toEqual(shape(chartOf(machine).states))
    },
  )
})
