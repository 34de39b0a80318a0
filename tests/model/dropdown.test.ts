import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { dropdownMachine } from '#machines/dropdown/dropdown.machine.ts'
import { dropdownEvents, dropdownPaths } from '../support/dropdown-model.ts'
import { definedTransitions, transitionTable } from '../support/machine-paths.ts'

const CLOSE_DELAY = 'xstate.after.closeDelay.dropdown.left'

function start() {
  const clock = new SimulatedClock()
  let timesFocused = 0
  const actor = createActor(
    dropdownMachine.provide({
      actions: {
        giveFocusBack: () => {
          timesFocused += 1
        },
      },
    }),
    { clock },
  ).start()
  return { actor, clock, timesFocused: () => timesFocused }
}

describe('a dropdown', () => {
  it.each(dropdownPaths)('walks $name', ({ steps, event, target }) => {
    const { actor, clock } = start()
    for (const step of [...steps, event]) {
      if (step.type === CLOSE_DELAY) clock.increment(100)
      else actor.send(step)
    }
    expect(JSON.stringify(actor.getSnapshot().value)).toBe(target)
  })

  it('leaves no transition unwalked', () => {
    const walked = new Set(dropdownPaths.map(({ source, event }) => `${source} --${event.type}`))
    expect(definedTransitions(dropdownMachine).filter((transition) => !walked.has(transition))).toEqual([])
    expect(walked.size).toBe(12)
  })

  it('answers each event in each state as it always did', () => {
    const nothing = Object.fromEntries(dropdownEvents.map(({ type }) => [type, null]))
    const closing = {
      'trigger.pressed': '"closed"',
      'escape.pressed': '"closed"',
      'outside.pressed': '"closed"',
      'link.followed': '"closed"',
    }
    expect(transitionTable(dropdownPaths, dropdownEvents)).toEqual({
      '"closed"': { ...nothing, 'trigger.pressed': '"open"' },
      '"open"': { ...nothing, ...closing, 'focus.left': '"left"' },
      '"left"': { ...nothing, ...closing, 'focus.returned': '"open"', [CLOSE_DELAY]: '"closed"' },
    })
  })

  it('closes 100 ms after the focus left', () => {
    const { actor, clock } = start()
    actor.send({ type: 'trigger.pressed' })
    actor.send({ type: 'focus.left' })
    clock.increment(99)
    expect(actor.getSnapshot().hasTag('open')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('open')).toBe(false)
  })

  it('stays open when the focus comes back in time, and waits anew the next time', () => {
    const { actor, clock } = start()
    actor.send({ type: 'trigger.pressed' })
    actor.send({ type: 'focus.left' })
    clock.increment(99)
    actor.send({ type: 'focus.returned' })
    clock.increment(1000)
    expect(actor.getSnapshot().value).toBe('open')
    actor.send({ type: 'focus.left' })
    clock.increment(99)
    expect(actor.getSnapshot().hasTag('open')).toBe(true)
  })

  it('gives the focus back after Escape and after nothing else', () => {
    for (const { type } of dropdownEvents.slice(0, 4)) {
      const { actor, timesFocused } = start()
      actor.send({ type: 'trigger.pressed' })
      // The first four of the events are the machine's own.
      actor.send({ type } as { type: 'escape.pressed' })
      expect(actor.getSnapshot().value).toBe('closed')
      expect(timesFocused()).toBe(type === 'escape.pressed' ? 1 : 0)
    }
  })
  it('gives the focus back after Escape also while it is elsewhere for a moment', () => {
    const { actor, timesFocused } = start()
    actor.send({ type: 'trigger.pressed' })
    actor.send({ type: 'focus.left' })
    actor.send({ type: 'escape.pressed' })
    expect([actor.getSnapshot().value, timesFocused()]).toEqual(['closed', 1])
  })
})
