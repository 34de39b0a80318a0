import { expect, it, vi } from 'vitest'
import { doAllDue } from './do-all-due.ts'

/** Work that ends when it is told to, over what is due; more may become due meanwhile. */
function workUnderTest(places: number, due: string[]) {
  const begun: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const pauses: (() => void)[] = []
  const asked: number[] = []
  const all = doAllDue({
    places,
    async claim(most) {
      asked.push(most)
      return due.splice(0, most)
    },
    work: (item: string) =>
      new Promise<void>((resolve, reject) => {
        begun.push(item)
        ends.set(item, { resolve, reject })
      }),
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
  return { begun, ends, pauses, asked, all }
}

it('goes on with others while one hangs, also with those that become due meanwhile', async () => {
  const due = ['hangs', 'second', 'third']
  const { begun, ends, pauses, asked, all } = workUnderTest(2, due)
  await vi.waitFor(() => expect(begun).toEqual(['hangs', 'second']))
  ends.get('second')?.resolve()
  await vi.waitFor(() => expect(begun).toEqual(['hangs', 'second', 'third']))
  ends.get('third')?.resolve()
  await vi.waitFor(() => expect(asked).toEqual([2, 1, 1]))
  due.push('late')
  pauses.at(-1)?.()
  await vi.waitFor(() => expect(begun).toEqual(['hangs', 'second', 'third', 'late']))
  ends.get('late')?.resolve()
  ends.get('hangs')?.resolve()
  await all
})

it('asks for more when half of the places are free, or after a pause, not at each end', async () => {
  const due = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const { begun, ends, pauses, asked, all } = workUnderTest(4, due)
  await vi.waitFor(() => expect(begun).toHaveLength(4))
  ends.get('a')?.resolve()
  await vi.waitFor(() => expect(asked).toEqual([4]))
  ends.get('b')?.resolve()
  await vi.waitFor(() => expect(asked).toEqual([4, 2]))
  ends.get('c')?.resolve()
  await vi.waitFor(() => expect(pauses).toHaveLength(1))
  pauses[0]?.()
  await vi.waitFor(() => expect(asked).toEqual([4, 2, 1]))
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  for (const name of ['d', 'e', 'f', 'g']) ends.get(name)?.resolve()
  await all
})

it('begins nothing after a failure, and fails when the rest is done', async () => {
  const { begun, ends, all } = workUnderTest(2, ['fails', 'second', 'third'])
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  ends.get('fails')?.reject(new Error('away'))
  ends.get('second')?.resolve()
  await expect(all).rejects.toThrow('away')
  expect(begun).toEqual(['fails', 'second'])
})

it('asks again when the last item ended while it was asked: its end may have made room for another', async () => {
  const begun: string[] = []
  const end = Promise.withResolvers<void>()
  const second = Promise.withResolvers<readonly string[]>()
  const answers = [Promise.resolve(['first']), second.promise, Promise.resolve(['next']), Promise.resolve([])]
  const claim = vi.fn<() => Promise<readonly string[]>>(() => answers.shift() ?? Promise.resolve([]))
  const all = doAllDue({
    places: 4,
    claim,
    async work(item: string) {
      begun.push(item)
      if (item === 'first') await end.promise
    },
    pause: () => Promise.resolve(),
  })
  await vi.waitFor(() => expect(claim).toHaveBeenCalledTimes(2))
  end.resolve()
  await end.promise
  setTimeout(() => second.resolve([]))
  await all
  expect(begun).toEqual(['first', 'next'])
})
