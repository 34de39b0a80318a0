import { expect, it } from 'vitest'
import { QueueFull, workQueue } from './work-queue.ts'

it('runs two at once, the others in turn, and each of 25 to its end', async () => {
  const queue = workQueue({ parallel: 2, longest: 100 })
  const order: number[] = []
  let [running, most] = [0, 0]
  const work = (index: number) => async () => {
    running += 1
    most = Math.max(most, running)
    order.push(index)
    await Promise.resolve()
    running -= 1
    return index * 2
  }
  const all = Array.from({ length: 25 }, (_, index) => index)
  expect(await Promise.all(all.map((index) => queue(work(index))))).toEqual(all.map((index) => index * 2))
  expect(order).toEqual(all)
  expect(most).toBe(2)
})

it('goes on after work that fails', async () => {
  const queue = workQueue({ parallel: 1, longest: 10 })
  const failing = queue(() => Promise.reject(new Error('no ink')))
  const throwing = queue(() => {
    throw new Error('no paper')
  })
  const last = queue(async () => 'done')
  await expect(failing).rejects.toThrow('no ink')
  await expect(throwing).rejects.toThrow('no paper')
  expect(await last).toBe('done')
})

it('refuses more than may wait, and takes work again when there is room', async () => {
  const queue = workQueue({ parallel: 1, longest: 1 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const first = queue(() => gate)
  const second = queue(async () => 'second')
  await expect(queue(async () => 'third')).rejects.toThrow(QueueFull)
  open()
  await first
  expect(await second).toBe('second')
  expect(await queue(async () => 'fourth')).toBe('fourth')
})
