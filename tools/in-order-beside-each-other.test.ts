import { expect, it } from 'vitest'
import { inOrderBesideEachOther } from './in-order-beside-each-other.ts'

type Item = { name: string; cores: number }

const run = (items: readonly Item[]) => {
  const begun: string[] = []
  const ends = new Map<string, (result: string) => void>()
  const results = inOrderBesideEachOther(items, 2, (item) => {
    begun.push(item.name)
    return new Promise<string>((resolve) => ends.set(item.name, resolve))
  })
  const end = async (name: string) => {
    ends.get(name)?.(`${name} ended`)
    await new Promise(setImmediate)
  }
  return { begun, end, results }
}

it('begins as many as fit beside each other, in order, and answers in order', async () => {
  const { begun, end, results } = run([
    { name: 'format', cores: 1 },
    { name: 'lint', cores: 1 },
    { name: 'unit', cores: 2 },
    { name: 'types', cores: 1 },
  ])
  expect(begun).toEqual(['format', 'lint'])
  await end('lint')
  expect(begun).toEqual(['format', 'lint'])
  await end('format')
  expect(begun).toEqual(['format', 'lint', 'unit'])
  await end('unit')
  expect(begun).toEqual(['format', 'lint', 'unit', 'types'])
  await end('types')
  expect(await results).toEqual(['format ended', 'lint ended', 'unit ended', 'types ended'])
})

it('begins what wants more than there is once nothing else runs', async () => {
  const { begun, end, results } = run([
    { name: 'format', cores: 1 },
    { name: 'journeys', cores: 3 },
  ])
  await end('format')
  expect(begun).toEqual(['format', 'journeys'])
  await end('journeys')
  expect(await results).toHaveLength(2)
})
