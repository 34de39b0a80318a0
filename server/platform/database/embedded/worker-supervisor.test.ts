import { expect, it } from 'vitest'
import { silentLog } from '#tests/support/database.ts'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import type { WorkerClient } from './embedded-worker-client.ts'
import { noAnswer } from './worker-messages.ts'
import { superviseWorker } from './worker-supervisor.ts'

/** Workers that open, or fail to, as the test says; each tells its supervisor of its end. */
function supervisorUnderTest() {
  const state = { started: 0, opens: true, time: 0 }
  const ends: (() => void)[] = []
  const start = (onEnd: (reason: string) => void): WorkerClient => {
    state.started += 1
    ends.push(() => onEnd('crashed'))
    return { ask: () => Promise.resolve(noAnswer), onNotification: () => {}, stop: () => Promise.resolve() }
  }
  const prepare = async () => {
    if (state.opens) return
    ends.at(-1)?.()
    throw new DatabaseUnavailable('disk full')
  }
  return { state, ends, supervisor: superviseWorker(prepare, silentLog, { start, now: () => state.time }) }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('the supervisor replaces at once a worker that was open', async () => {
  const { state, ends, supervisor } = supervisorUnderTest()
  await supervisor.worker()
  ends[0]?.()
  await settle()
  expect(state.started).toBe(2)
})

it('the supervisor tries a database that does not open once in two seconds, however many ask', async () => {
  const { state, supervisor } = supervisorUnderTest()
  state.opens = false
  for (let count = 0; count < 50; count += 1) await expect(supervisor.worker()).rejects.toThrow(DatabaseUnavailable)
  await settle()
  expect(state.started).toBe(1)
  state.time += 2000
  state.opens = true
  await supervisor.worker()
  expect(state.started).toBe(2)
})

it('the supervisor renews a worker after its farewell, and whoever asks meanwhile gets the new one', async () => {
  const { state, supervisor } = supervisorUnderTest()
  const first = await supervisor.worker()
  const farewell = Promise.withResolvers<void>()
  const given: WorkerClient[] = []
  const renewed = supervisor.renew((worker) => {
    given.push(worker)
    return farewell.promise
  })
  await settle()
  const asked = supervisor.worker()
  expect(state.started).toBe(1)
  farewell.resolve()
  await renewed
  expect(given).toEqual([first])
  expect(await asked).not.toBe(first)
  expect(await supervisor.worker()).toBe(await asked)
  expect(state.started).toBe(2)
})

it('the supervisor opens another worker when asked after one could not be renewed', async () => {
  const { state, supervisor } = supervisorUnderTest()
  await supervisor.worker()
  await expect(supervisor.renew(() => Promise.reject(new Error('no farewell')))).rejects.toThrow('no farewell')
  await supervisor.worker()
  expect(state.started).toBe(2)
})

it('the supervisor opens one worker in place of one that ended during its farewell', async () => {
  const { state, ends, supervisor } = supervisorUnderTest()
  await supervisor.worker()
  const renewed = supervisor.renew(() => {
    ends[0]?.()
    return Promise.reject(new Error('crashed'))
  })
  await expect(renewed).rejects.toThrow('crashed')
  await supervisor.worker()
  expect(state.started).toBe(2)
})
