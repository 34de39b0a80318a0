import { expect, it } from 'vitest'
import { workFor } from '#server/platform/work/request-work.ts'
import { costlyTurns } from './costly-turns.ts'

const foreign = { points: 200_000, foreignPoints: 200_000 }
const ours = { points: 200_000, foreignPoints: 0 }
const cheap = { points: 50_000, foreignPoints: 50_000 }

function turnsUnderTest() {
  const inTurn = costlyTurns({ points: 400_000 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    async ask(owner: string, name: string, cost: typeof ours) {
      const answer = async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
      }
      void workFor({ lane: 'api', owner, signal: undefined }, () => inTurn(cost, answer))
      await settle()
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

it('the server takes one costly request after the other of documents that are not the portal’s own', async () => {
  const { ask, begun, end } = turnsUnderTest()
  await ask('flood', 'first', foreign)
  await ask('flood', 'second', foreign)
  await ask('flood', 'cheap', cheap)
  await ask('visitor', 'map', ours)
  expect(begun).toEqual(['first', 'cheap', 'map'])
  await end('first')
  expect(begun).toEqual(['first', 'cheap', 'map', 'second'])
})

it('the server takes two costly requests of one visitor’s pages at once', async () => {
  const { ask, begun, end } = turnsUnderTest()
  for (const name of ['first', 'second', 'third']) await ask('visitor', name, ours)
  expect(begun).toEqual(['first', 'second'])
  await end('second')
  expect(begun).toEqual(['first', 'second', 'third'])
})
