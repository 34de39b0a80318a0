import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
}, 60_000)
afterAll(() => test.close())

async function receivedOn(channel: string) {
  const heard: string[] = []
  let begun = 0
  const listening = await test.database.listen(channel, {
    onNotification: (payload) => void heard.push(payload),
    onListening: () => void (begun += 1),
  })
  return { heard, begun: () => begun, listening }
}
const notify = (channel: string, payload: string) => test.database.query('select pg_notify($1, $2)', [channel, payload])

describe('listening to a channel', () => {
  it('hears what is told once it is committed, in capitals and with quotes too, and nothing that was rolled back', async () => {
    const channel = 'Homes "new"'
    const { heard, begun, listening } = await receivedOn(channel)
    expect(begun()).toBeGreaterThan(0)
    await test.database
      .transaction(async () => {
        await notify(channel, 'never')
        throw new Error('rolled back')
      })
      .catch(() => {})
    await test.database.transaction(async () => {
      await notify(channel, 'committed')
      expect(heard).toEqual([])
    })
    await notify('another', 'elsewhere')
    await expect.poll(() => heard).toEqual(['committed'])
    await listening.close()
    await notify(channel, 'after the end')
    const { heard: later } = await receivedOn('probe')
    await notify('probe', 'x')
    await expect.poll(() => later).toEqual(['x'])
    expect(heard).toEqual(['committed'])
  })
})

describe('a script of several statements', () => {
  it('answers the rows of all', async () => {
    expect(await test.database.exec('begin; select 1 as a; select 2 as b; commit')).toEqual([{ a: 1 }, { b: 2 }])
  })

  it('leaves no transaction open when it fails in the middle of its own', async () => {
    await expect(test.database.exec('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
    expect(await test.database.query('select 1 as works')).toEqual([{ works: 1 }])
  })
})
