import { beforeEach, describe, expect, it } from 'vitest'
import { type ServicePause, servicePause } from './service-pause.ts'
import { ServiceError } from '#server/platform/http/service-client.ts'

let now: number
let outages: string[]
let pause: ServicePause

beforeEach(() => {
  now = 0
  outages = []
  pause = servicePause({ now: () => now, onOutage: (reason) => outages.push(reason) })
})

const failing = async () => {
  throw new ServiceError('is away')
}
const outcome = (request: () => Promise<string>) => pause.run(request).catch((error: Error) => error.message)
/** Lets promises that wait for nothing else go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the pause of a service', () => {
  it('is 2 seconds after requests that failed together, which count once and are told of once', async () => {
    await Promise.all([failing, failing, failing, failing].map(outcome))
    now = 1999
    expect([pause.isPaused(), await outcome(async () => 'a tile')]).toEqual([true, 'is left alone for a while'])
    now = 2000
    expect([pause.isPaused(), await outcome(async () => 'a tile'), pause.reason()]).toEqual([false, 'a tile', null])
    expect(outages).toEqual(['is away'])
  })

  it('ends with one request at a time, until one is answered', async () => {
    await outcome(failing)
    now = 2000
    const begun: ((tile: string) => void)[] = []
    const answers = [1, 2, 3].map(() => outcome(() => new Promise((resolve) => begun.push(resolve))))
    await settle()
    expect(begun).toHaveLength(1)
    begun[0]?.('the first')
    await settle()
    expect(begun).toHaveLength(3)
    for (const answer of begun) answer('another')
    expect(await Promise.all(answers)).toEqual(['the first', 'another', 'another'])
  })

  it('goes on without a request for those that waited for one that failed', async () => {
    await outcome(failing)
    now = 2000
    expect(await Promise.all([failing, async () => 'a tile'].map(outcome))).toEqual([
      'is away',
      'is left alone for a while',
    ])
    now = 5999
    expect(pause.isPaused()).toBe(true)
    now = 6000
    expect(pause.isPaused()).toBe(false)
  })

  it('is none after an error that is not of the service', async () => {
    await expect(pause.run(() => Promise.reject(new RangeError('ours')))).rejects.toThrow('ours')
    expect([pause.isPaused(), outages]).toEqual([false, []])
  })
})
