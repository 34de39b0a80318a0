import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Connection } from '#server/platform/database/driver.ts'
import { startMaintenance } from './maintenance.ts'

const MINUTE = 60_000

let texts: string[]
let warnings: string[]
const log = { info() {}, warn: (message: string) => void warnings.push(message), error() {} }

const connection = (fails = false): Connection => ({
  query({ text }) {
    texts.push(text)
    if (fails) return Promise.reject(new Error('disk full'))
    const rows = text.startsWith('select') ? [{ name: 'agent' }, { name: 'listing' }] : []
    return Promise.resolve({ rows, affectedRows: 0, command: 'SELECT' })
  },
  exec: () => Promise.resolve([]),
  copy: () => Promise.resolve(),
})

let isFull = false
const mayWrite = () => !isFull

beforeEach(() => {
  isFull = false
  vi.useFakeTimers()
  texts = []
  warnings = []
})
afterEach(() => vi.useRealTimers())

it('maintenance writes a checkpoint every five minutes, until it is stopped', async () => {
  const maintenance = startMaintenance(connection(), { log, mayWrite })
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  expect(texts).toEqual(['checkpoint', 'checkpoint'])
  maintenance.stop()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(texts).toHaveLength(2)
})

it('maintenance vacuums each table by itself every hour', async () => {
  startMaintenance(connection(), { log, mayWrite })
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(texts.slice(-3)).toEqual(['vacuum (analyze) agent', 'vacuum (analyze) listing', 'checkpoint'])
})

it('maintenance says when it failed and tries again the next time', async () => {
  startMaintenance(connection(true), { log, mayWrite })
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(warnings).toEqual([
    'Maintenance of the embedded database failed: Error: disk full',
    'Maintenance of the embedded database failed: Error: disk full',
  ])
})

it('maintenance writes nothing while the disk is full', async () => {
  startMaintenance(connection(), { log, mayWrite })
  isFull = true
  await vi.advanceTimersByTimeAsync(120 * MINUTE)
  expect(texts).toEqual([])
  isFull = false
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(texts).toEqual(['checkpoint'])
})
