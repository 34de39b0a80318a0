import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actor, anyMessage, page, present, step } from '#tests/support/inspector-messages.ts'
import { readMessage, writeMessage } from './inspector-messages.ts'

describe('messages between pages and the inspector', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(readMessage(writeMessage(message))).toEqual(message)
      }),
    )
  })

  it('are none when they are anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (other) => {
        expect(readMessage(other)).toBeNull()
      }),
    )
  })

  it.each([
    ['an unknown kind', { kind: 'page.burnt', pageId: 'p1' }],
    ['a kind that every object has', { kind: 'constructor' }],
    ['a page without its number', { ...present(), page: { title: 'Home', path: '/' } }],
    ['an actor without a state', present({ actors: [{ ...actor(), state: undefined }] as never })],
    ['a step whose event has no type', { kind: 'event.sent', page, step: { ...step(0), event: {} } }],
    ['a step without its page', { kind: 'event.sent', pageId: 'p1', step: step(0) }],
    [
      'a chart that is wrong deep inside',
      present({ actors: [{ ...actor(), chart: { ...actor().chart, states: [{}] } }] as never }),
    ],
  ])('are refused with %s', (_, message) => {
    expect(readMessage(JSON.stringify(message))).toBeNull()
  })
})
