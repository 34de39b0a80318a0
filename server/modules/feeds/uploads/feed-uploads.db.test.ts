import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StorageUnavailable } from '#server/platform/storage/object-store.ts'
import {
  acceptingAll,
  feedsUnderTest,
  type FeedsUnderTest,
  feedXml,
  listingXml,
} from '#tests/support/feeds-under-test.ts'

let portal: FeedsUnderTest
beforeAll(async () => {
  portal = await feedsUnderTest({ largestBytes: 500_000 })
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const feed = feedXml(listingXml('A1'), listingXml('A2'), '<holidayRental><uniqueID>A3</uniqueID></holidayRental>')
const uploads = () => portal.database.query<{ state: string }>('select state from feed_upload order by received_at, id')
const nothingStays = async () => {
  expect(await uploads()).toEqual([])
  expect(await portal.files()).toEqual([])
}

it('a file of an office is stored, imported by a job, and reported with its listings', async () => {
  const key = await portal.newKey()
  const { status, json } = await portal.send(key, feed)
  expect(status).toBe(202)
  expect(json.reportUrl).toBe(`https://portal.test/rest/feeds/uploads/${json.uploadId}`)
  expect((await portal.report(key, json.uploadId)).json).toMatchObject({
    state: 'received',
    progress: { bytes: feed.length, bytesRead: 0, listings: 0 },
    results: [],
  })
  await portal.doJobs()
  const { json: report } = await portal.report(key, json.uploadId)
  expect(report).toMatchObject({
    state: 'done',
    failure: null,
    finishedAt: '2026-11-20T02:00:00.000Z',
    progress: { bytes: feed.length, bytesRead: feed.length, listings: 3 },
    counts: { accepted: 2, updated: 0, unchanged: 0, ignoredAsOlder: 0, notForUs: 1, refused: 0 },
  })
  expect(report.results[0]).toMatchObject({ position: 1, uniqueId: 'A1', agencyId: 'NELSON', outcome: 'accepted' })
  expect(report.results[0].listingUrl).toMatch(/^https:\/\/portal\.test\/homes\/.*\/1$/)
  expect(report.results[2]).toMatchObject({
    uniqueId: 'A3',
    outcome: 'notForUs',
    listingUrl: null,
    remarks: [{ line: 5, element: 'holidayRental', reason: expect.any(String) }],
  })
  const page = await portal.report(key, json.uploadId, '?outcome=accepted&skip=1&take=1')
  expect(page.json.results.map(({ uniqueId }: { uniqueId: string }) => uniqueId)).toEqual(['A2'])
})

describe('who may send', () => {
  it('a key opens what is of its office, and nothing once it is revoked', async () => {
    const [mine, theirs] = [await portal.newKey(), await portal.newKey(2)]
    const { uploadId } = (await portal.send(mine, feed)).json
    expect((await portal.report(theirs, uploadId)).status).toBe(404)
    expect((await portal.report(mine, 'nothing')).status).toBe(404)
    expect((await portal.report(mine, uploadId, '?take=501')).status).toBe(400)
    expect((await portal.send(mine, feed, { query: '?officeId=2' })).status).toBe(403)
    await portal.database.exec('update feed_key set revoked_at = now()')
    expect((await portal.report(mine, uploadId)).status).toBe(401)
    expect(await portal.send(mine, feed)).toMatchObject({
      status: 401,
      json: { errors: [{ message: 'This key was revoked.', code: 'UNAUTHENTICATED' }] },
    })
    for (const key of ['', 'hfk_short', `hfk_${'x'.repeat(43)}`])
      expect(await portal.send(key, feed)).toMatchObject({
        status: 401,
        json: { errors: [{ message: 'This key opens nothing. Send it as “authorization: Bearer KEY”.' }] },
      })
    expect(await uploads()).toHaveLength(1)
  })

  it.each([
    ['tom', '', 202],
    ['tom', '?officeId=2', 403],
    ['mia', '', 403],
    ['viewer', '?officeId=1', 403],
    ['staff', '', 403],
    ['staff', '?officeId=2', 202],
    ['nobody', '', 401],
  ])('by hand: %s%s is answered %i', async (who, query, status) => {
    expect((await portal.send('token', feed, { headers: { 'x-member': who }, query })).status).toBe(status)
  })
})

describe('what is refused leaves nothing', () => {
  it.each([
    ['JSON', '{}', { 'content-type': 'application/json' }, 415],
    ['compressed', feed, { 'content-encoding': 'gzip' }, 415],
    ['empty', '', {}, 400],
    ['too large', 'x'.repeat(500_001), {}, 413],
    ['with a short idempotency key', feed, { 'idempotency-key': 'short' }, 400],
  ])('%s', async (_about, body, headers, status) => {
    const answer = await portal.send(await portal.newKey(), body, { headers })
    expect(answer.status).toBe(status)
    expect(answer.json.errors[0].message).not.toBe('')
    await nothingStays()
  })

  it('where there is no room', async () => {
    const { write } = portal.objects
    portal.objects.write = () => Promise.reject(new StorageUnavailable('The disk is full'))
    const answer = await portal.send(await portal.newKey(), feed)
    portal.objects.write = write
    expect(answer).toMatchObject({ status: 503, json: { errors: [{ code: 'UNAVAILABLE' }] } })
    await nothingStays()
  })

  it('where the connection is lost, or more comes than is taken', async () => {
    const key = await portal.newKey()
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    // It listens on a port.
    const { port } = portal.app.server.address() as AddressInfo
    const head = `POST /rest/feeds/reaxml HTTP/1.1\r\nhost: portal.test\r\ncontent-type: application/xml\r\nauthorization: Bearer ${key}\r\n`
    const lost = connect(port, '127.0.0.1')
    lost.write(`${head}content-length: 4000\r\n\r\n${feed}`)
    await expect.poll(uploads).toHaveLength(1)
    lost.destroy()
    await expect.poll(uploads).toEqual([])
    await nothingStays()
    const endless = connect(port, '127.0.0.1')
    endless.write(`${head}transfer-encoding: chunked\r\n\r\n${'1000\r\n' + 'x'.repeat(4096) + '\r\n'}`)
    endless.on('error', () => {})
    const chunk = `20000\r\n${'x'.repeat(0x20000)}\r\n`
    for (let count = 0; count < 4; count += 1) endless.write(chunk)
    const answer = await new Promise<string>((resolve) => endless.once('data', (data) => resolve(String(data))))
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    endless.destroy()
    await nothingStays()
  })
})

it('the same idempotency key of a key is the same upload, and imported once', async () => {
  const [key, other] = [await portal.newKey(), await portal.newKey()]
  const headers = { 'idempotency-key': 'file-of-friday-0001' }
  const first = await portal.send(key, feed, { headers })
  expect((await portal.send(key, feed, { headers })).json).toEqual(first.json)
  expect((await portal.send(other, feed, { headers })).json).not.toEqual(first.json)
  await portal.database.exec(`update feed_upload set state = 'receiving'`)
  expect((await portal.send(key, feed, { headers })).status).toBe(409)
})

it('a key sends at most 60 files an hour', async () => {
  const key = await portal.newKey()
  await portal.send(key, feed)
  await portal.database.exec(
    `insert into feed_upload (id, office_id, key_id, kind, state, received_at)
     select gen_random_uuid(), office_id, key_id, kind, state, received_at from feed_upload, generate_series(1, 58)`,
  )
  expect((await portal.send(key, feed)).status).toBe(202)
  expect((await portal.send(key, feed)).status).toBe(429)
  expect((await portal.send(await portal.newKey(), feed)).status).toBe(202)
  portal.passSeconds(3601)
  expect((await portal.send(key, feed)).status).toBe(202)
})

describe('an import', () => {
  const outcomesOf = async (key: string, uploadId: string) =>
    (await portal.report(key, uploadId)).json.results.map(({ outcome }: { outcome: string }) => outcome)

  it('goes on after a kill with the first listing that is not recorded', async () => {
    const key = await portal.newKey()
    const { uploadId } = (await portal.send(key, feed)).json
    const applied: string[] = []
    const accept = acceptingAll(portal.database)
    portal.applier.apply = async (read, source, record) => {
      applied.push(read.uniqueId)
      if (applied.length === 2) throw new Error('killed')
      return accept(read, source, record)
    }
    await expect(portal.doJobs()).rejects.toThrow('killed')
    expect(await outcomesOf(key, uploadId)).toEqual(['accepted'])
    await portal.schedule('feeds.waitingUploads')
    await portal.doJobs()
    expect(applied).toEqual(['A1', 'A2', 'A2', 'A3'])
    expect(await outcomesOf(key, uploadId)).toEqual(['accepted', 'accepted', 'notForUs'])
  })

  it('waits for the process that has the upload, and goes on where that is gone', async () => {
    const key = await portal.newKey()
    const { uploadId } = (await portal.send(key, feed)).json
    await portal.database.query(
      `update feed_upload set state = 'importing', claim_id = gen_random_uuid(), claimed_until = $1`,
      [new Date(portal.now().getTime() + 30_000)],
    )
    await portal.doJobs()
    expect((await portal.report(key, uploadId)).json.state).toBe('importing')
    portal.passSeconds(31)
    await portal.doJobs()
    expect((await portal.report(key, uploadId)).json.state).toBe('done')
  })

  it('records nothing more once another process imports it', async () => {
    const key = await portal.newKey()
    const { uploadId } = (await portal.send(key, feed)).json
    const accept = acceptingAll(portal.database)
    portal.applier.apply = async (read, source, record) => {
      if (read.uniqueId === 'A2') await portal.database.exec('update feed_upload set claim_id = gen_random_uuid()')
      return accept(read, source, record)
    }
    await expect(portal.doJobs()).rejects.toThrow('Another server')
    expect(await outcomesOf(key, uploadId)).toEqual(['accepted'])
  })

  it('leaves out a listing on which the portal fails three times, and takes the others', async () => {
    const key = await portal.newKey()
    const { uploadId } = (await portal.send(key, feed)).json
    const accept = acceptingAll(portal.database)
    portal.applier.apply = async (read, source, record) => {
      if (read.uniqueId === 'A2') throw new Error('a bug')
      return accept(read, source, record)
    }
    for (let tries = 0; tries < 3; tries += 1) {
      await portal.schedule('feeds.waitingUploads')
      await expect(portal.doJobs()).rejects.toThrow('a bug')
    }
    await portal.schedule('feeds.waitingUploads')
    await portal.doJobs()
    expect(await outcomesOf(key, uploadId)).toEqual(['accepted', 'refused', 'notForUs'])
  })

  it('waits where the store of files is away, and takes all once it is back', async () => {
    const key = await portal.newKey()
    const { uploadId } = (await portal.send(key, feed)).json
    const { read } = portal.objects
    portal.objects.read = () => Promise.reject(new StorageUnavailable('The bucket is away'))
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(portal.doJobs()).rejects.toThrow('The bucket is away')
      await portal.schedule('feeds.waitingUploads')
    }
    portal.objects.read = read
    await portal.doJobs()
    expect((await portal.report(key, uploadId)).json.state).toBe('done')
    expect(await outcomesOf(key, uploadId)).toEqual(['accepted', 'accepted', 'notForUs'])
  })

  it('ends where the file cannot be read on, and what came before stands', async () => {
    const key = await portal.newKey()
    const { uploadId } = (await portal.send(key, feed.replace('</propertyList>', '<land>'))).json
    await portal.doJobs()
    expect((await portal.report(key, uploadId)).json).toMatchObject({
      state: 'failed',
      failure: { reason: 'The file is no valid XML: unclosed tag: land', line: 6 },
      counts: { accepted: 2, notForUs: 1 },
    })
  })

  it('takes the files of an office in their order', async () => {
    const key = await portal.newKey()
    const order: string[] = []
    const accept = acceptingAll(portal.database)
    portal.applier.apply = async (read, source, record) => {
      order.push(read.uniqueId)
      return accept(read, source, record)
    }
    for (const name of ['B1', 'B2', 'B3']) {
      await portal.send(key, feedXml(listingXml(name), listingXml(`${name}-second`)))
      portal.passSeconds(1)
    }
    await portal.doJobs()
    expect(order).toEqual(['B1', 'B1-second', 'B2', 'B2-second', 'B3', 'B3-second'])
  })
})

it('files go a week after the import, and what a killed server left of one that was coming', async () => {
  const key = await portal.newKey()
  await portal.send(key, feed)
  await portal.doJobs()
  await portal.send(key, feed)
  await portal.database.exec(`update feed_upload set state = 'receiving' where state = 'received'`)
  portal.passSeconds(7199)
  await portal.schedule('feeds.clearUploads')
  expect(await portal.files()).toHaveLength(2)
  portal.passSeconds(2)
  await portal.schedule('feeds.clearUploads')
  expect(await uploads()).toEqual([{ state: 'done' }])
  expect(await portal.files()).toHaveLength(1)
  portal.passSeconds(7 * 86_400)
  await portal.schedule('feeds.clearUploads')
  expect(await uploads()).toEqual([{ state: 'done' }])
  expect(await portal.files()).toEqual([])
})
