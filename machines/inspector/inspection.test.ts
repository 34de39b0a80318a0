import { describe, expect, it } from 'vitest'
import { actor, page, present, step } from '#tests/support/inspector-messages.ts'
import {
  afterMessage,
  clearedInspection,
  emptyInspection,
  type Inspection,
  MOST_ENDED,
  MOST_STEPS,
} from './inspection.ts'
import type { InspectorMessage } from './inspector-messages.ts'

const after = (...messages: InspectorMessage[]): Inspection => messages.reduce(afterMessage, emptyInspection)
const sent = (number: number): InspectorMessage => ({ kind: 'event.sent', page, step: step(number) })
const started = (sessionId: string): InspectorMessage => ({
  kind: 'actor.started',
  pageId: 'p1',
  actor: actor({ sessionId }),
})
const moved = (sessionId: string, number: number | null, status = 'active'): InspectorMessage => ({
  kind: 'actor.moved',
  pageId: 'p1',
  sessionId,
  state: { status, value: 'open', data: { index: 1 } },
  number,
  after: 'open',
})
const pageIn = ({ pages }: Inspection, id = 'p1') => pages.find((each) => each.id === id)

describe('what the inspector knows', () => {
  it('begins with what a page reports of itself', () => {
    const known = pageIn(after(present({ steps: [step(0), step(1)] })))
    expect(known).toEqual({ ...page, isOpen: true, actors: [actor()], steps: [step(0), step(1)], clearedThrough: -1 })
  })

  it('adds actors and events as they come, and the state that an event led to', () => {
    const known = pageIn(after(present(), started('x:1'), sent(0), moved('x:0', 0)))
    expect(known?.actors.map(({ sessionId, state }) => [sessionId, state.value])).toEqual(
      [
        ['x:1', 'closed'],
        ['x:0', 'open'],
      ].toReversed(),
    )
    expect(known?.steps).toEqual([step(0, { after: 'open' })])
  })

  it('has an actor once that starts again, and the state only of the event that led to it', () => {
    const known = pageIn(after(present(), started('x:0'), sent(0), sent(1), moved('x:0', 1)))
    expect(known?.actors).toHaveLength(1)
    expect(known?.steps).toEqual([step(0), step(1, { after: 'open' })])
  })

  it('is not changed by a question', () => {
    const known = after(present())
    expect(afterMessage(known, { kind: 'pages.asked' })).toBe(known)
  })

  it('has every page that is open, however many', () => {
    const known = after(...['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => present({ page: { ...page, id } })))
    expect(known.pages.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
  })

  it('keeps pages with the same actors apart', () => {
    const other = { ...page, id: 'p2' }
    const known = after(present(), present({ page: other }), sent(0), moved('x:0', 0))
    expect(pageIn(known, 'p2')?.actors[0]?.state.value).toBe('closed')
    expect(pageIn(known, 'p2')?.steps).toEqual([])
  })

  it('counts nothing twice when a page reports everything again', () => {
    const known = after(present(), sent(0), sent(0), present({ steps: [step(0)] }), sent(0))
    expect(pageIn(known)?.steps).toEqual([step(0)])
  })

  it('follows a page to its next URL and title', () => {
    const known = after(present(), {
      kind: 'event.sent',
      page: { ...page, title: 'Fitzroy', path: '/a' },
      step: step(0),
    })
    expect([pageIn(known)?.title, pageIn(known)?.path]).toEqual(['Fitzroy', '/a'])
  })

  it('hears nothing of a page that never introduced itself', () => {
    expect(after(sent(0), started('x:1'), moved('x:0', 0), { kind: 'page.left', pageId: 'p1' })).toEqual(
      emptyInspection,
    )
  })

  it('keeps a closed page to read on, but only the last three', () => {
    const left = (id: string): InspectorMessage[] => [
      present({ page: { ...page, id } }),
      { kind: 'page.left', pageId: id },
    ]
    const known = after(...['p1', 'p2', 'p3', 'p4'].flatMap(left))
    expect(known.pages.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      ['p2', false],
      ['p3', false],
      ['p4', false],
    ])
    expect(pageIn(afterMessage(known, present({ page: { ...page, id: 'p3' } })), 'p3')?.isOpen).toBe(true)
  })

  it('keeps the latest events and the latest actors that ended, and every one that runs', () => {
    const numbers = Array.from({ length: MOST_STEPS + 5 }, (_, number) => number)
    const ended = Array.from({ length: MOST_ENDED + 5 }, (_, number) => `x:${number + 1}`)
    const known = pageIn(
      after(present(), ...numbers.map(sent), ...ended.flatMap((id) => [started(id), moved(id, null, 'done')])),
    )
    expect(known?.steps.map(({ number }) => number)).toEqual(numbers.slice(5))
    expect(known?.actors.map(({ sessionId }) => sessionId)).toEqual(['x:0', ...ended.slice(5)])
    expect(pageIn(after(present({ steps: numbers.map((number) => step(number)) })))?.steps).toHaveLength(MOST_STEPS)
  })

  it('once cleared, drops events and closed pages, also when the page reports them again', () => {
    const known = clearedInspection(
      after(present({ page: { ...page, id: 'p2' } }), { kind: 'page.left', pageId: 'p2' }, present(), sent(0), sent(1)),
    )
    expect(known.pages.map(({ id, actors, steps }) => [id, actors.length, steps])).toEqual([['p1', 1, []]])
    const again = afterMessage(known, present({ steps: [step(0), step(1), step(2)] }))
    expect(pageIn(again)?.steps).toEqual([step(2)])
    expect(pageIn([sent(0), sent(1), sent(2)].reduce(afterMessage, known))?.steps).toEqual([step(2)])
    expect(pageIn(clearedInspection(clearedInspection(again)))?.clearedThrough).toBe(2)
  })
})
