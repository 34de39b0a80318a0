import { expect, it } from 'vitest'
import { inOrderBesideEachOther, type Placed } from './in-order-beside-each-other.ts'

const run = (items: readonly Placed[]) => {
  const begun: string[] = []
  const ends = new Map<string, (result: string) => void>()
  const results = inOrderBesideEachOther(items, 2, (item) => {
    begun.push(item.title)
    return new Promise<string>((resolve) => ends.set(item.title, resolve))
  })
  const end = async (name: string) => {
    ends.get(name)?.(`${name} ended`)
    await new Promise(setImmediate)
  }
  return { begun, end, results }
}

it('begins as many as fit beside each other, in order, and answers in order', async () => {
  const { begun, end, results } = run([
    { title: 'format', cores: 1 },
    { title: 'lint', cores: 1 },
    { title: 'unit', cores: 2 },
    { title: 'types', cores: 1 },
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
    { title: 'format', cores: 1 },
    { title: 'journeys', cores: 3 },
  ])
  await end('format')
  expect(begun).toEqual(['format', 'journeys'])
  await end('journeys')
  expect(await results).toHaveLength(2)
})

it('begins what comes after an item once that is over, though a core is free before', async () => {
  const { begun, end, results } = run([
    { title: 'build', cores: 1 },
    { title: 'lint', cores: 1 },
    { title: 'start', cores: 1, after: 'build' },
    { title: 'types', cores: 1, after: 'what is not among them' },
  ])
  await end('lint')
  expect(begun).toEqual(['build', 'lint'])
  await end('build')
  expect(begun).toEqual(['build', 'lint', 'start', 'types'])
  await end('start')
  await end('types')
  expect(await results).toHaveLength(4)
})
