import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actor, anyMessage, page, present, step } from '#tests/support/inspector-messages.ts'
import { readMessage, writeMessage } from './inspector-messages.ts'

const fullStep = step(0, { from: 'x:1', after: 'open' })
const transition = { event: 'e', guard: 'g', targets: ['t'], actions: ['a'] }
const leaf = {
  id: 'a',
  key: 'a',
  type: 'final',
  isInitial: true,
  tags: ['t'],
  invokes: ['i'],
  transitions: [],
  states: [],
} as const
const fullChart = {
  ...leaf,
  tags: ['t'],
  invokes: ['i'],
  transitions: [transition],
  states: [{ ...leaf, tags: [], invokes: [], transitions: [], states: [] }],
}

type Path = readonly (string | number)[]

/** The paths of all fields of a message, those of lists by their first item; what may have any form is not looked into. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || isOfAnyForm(path)) return path.length === 0 ? [] : [path]
  const inside = Object.entries(value).filter(([name]) => name !== 'kind')
  const here = path.length === 0 || Array.isArray(value) || typeof path.at(-1) === 'number' ? [] : [path]
  return [
    ...here,
    ...inside.flatMap(([name, inner]) => fieldsOf(inner, [...path, Array.isArray(value) ? Number(name) : name])),
  ]
}

const isOfAnyForm = (path: Path): boolean => path.at(-1) === 'value' || path.at(-1) === 'data'

function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  if (Array.isArray(value)) return value.map((item, index) => (index === name ? changed(item, rest, to) : item))
  const fields = { ...(value as Record<string, unknown>) }
  return { ...fields, [name]: changed(fields[name], rest, to) }
}

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
    present({ actors: [actor({ parentId: 'x:9', chart: fullChart })], steps: [fullStep] }),
    { kind: 'page.left', pageId: 'p1' },
    { kind: 'actor.started', pageId: 'p1', actor: actor() },
    { kind: 'event.sent', page, step: fullStep },
    { kind: 'actor.moved', pageId: 'p1', sessionId: 'x:0', state: actor().state, number: 3, after: 'open' },
  ] as const)('of the kind $kind have every field in its own form', (message) => {
    expect(readMessage(JSON.stringify(message))).toEqual(message)
    const fields = fieldsOf(message)
    expect(fields.length).toBeGreaterThan(0)
    for (const path of fields) {
      expect(readMessage(JSON.stringify(changed(message, path, undefined))), `without ${path.join('.')}`).toBeNull()
      if (isOfAnyForm(path)) continue
      for (const wrong of [{}, ['wrong', 7], path.at(-1) === 'number' || path.at(-1) === 'at' ? 'wrong' : 7]) {
        expect(readMessage(JSON.stringify(changed(message, path, wrong))), `wrong ${path.join('.')}`).toBeNull()
      }
    }
  })

  it('are texts of JSON', () => {
    const text = writeMessage({ kind: 'pages.asked' })
    expect(readMessage(text)).toEqual({ kind: 'pages.asked' })
    for (const other of [[text], `${text}}`, '', 'null', '[]', '"pages.asked"', '{"kind":["pages.asked"]}']) {
      expect(readMessage(other)).toBeNull()
    }
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
