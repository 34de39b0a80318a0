import { expect, it } from 'vitest'
import { silentLog } from '#tests/support/database.ts'
import { watchDisk } from './disk-watch.ts'

const MEGABYTE = 1024 * 1024

it('the watch reports once that the disk is full and once that it has free space again, with a margin between', async () => {
  const told: boolean[] = []
  let free = 500 * MEGABYTE
  const disk = watchDisk({
    folder: '/data',
    log: silentLog,
    freeBytes: () => Promise.resolve(free),
    onChange: (isLow) => Promise.resolve(told.push(isLow)),
  })
  const states: boolean[] = []
  for (const megabytes of [500, 40, 20, 0, 50, 60, 70, 500]) {
    free = megabytes * MEGABYTE
    await disk.look()
    states.push(disk.isLow())
  }
  disk.stop()
  expect(states).toEqual([false, true, true, true, true, true, false, false])
  expect(told).toEqual([true, false])
})
