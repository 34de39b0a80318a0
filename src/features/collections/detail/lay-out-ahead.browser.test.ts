import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { layOutAhead } from './lay-out-ahead.ts'

const idle: (() => void)[] = []
const laidOut: string[] = []

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
})
afterEach(() => {
  vi.unstubAllGlobals()
  idle.length = 0
  laidOut.length = 0
})

function homeOf(name: string): Element {
  const home = document.createElement('li')
  const card = document.createElement('article')
  card.getBoundingClientRect = () => {
    laidOut.push(name)
    return new DOMRect()
  }
  home.append(card)
  return home
}

const passTurn = () => idle.shift()?.()

it('lays out one home a turn, in their order, and asks for no turn once all are', () => {
  for (const name of ['first', 'second']) layOutAhead(homeOf(name))
  expect([laidOut, idle.length]).toEqual([[], 1])
  passTurn()
  expect([laidOut, idle.length]).toEqual([['first'], 1])
  passTurn()
  expect([laidOut, idle.length]).toEqual([['first', 'second'], 0])
})

it('begins again with homes that come later', () => {
  layOutAhead(homeOf('first'))
  passTurn()
  layOutAhead(homeOf('later'))
  passTurn()
  expect(laidOut).toEqual(['first', 'later'])
})

it('leaves out a home that is gone before its turn, and goes on with those that stay or come', () => {
  const forget = layOutAhead(homeOf('gone'))
  forget?.()
  layOutAhead(homeOf('next'))
  expect(idle).toHaveLength(1)
  passTurn()
  expect(laidOut).toEqual(['next'])
})
