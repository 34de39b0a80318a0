import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from './folder-store.ts'
import { type ObjectStore, StorageUnavailable } from './object-store.ts'
import { s3Store } from './s3-store.ts'

const KEY = 'listing-pictures/4f1c'
const MEBIBYTE = 1024 * 1024

let folder: string
let service: S3rver
const stores: Partial<Record<'folder' | 's3', ObjectStore>> = {}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'object-store-'))
  service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'service'),
    configureBuckets: [{ name: 'objects', configs: [] }],
  })
  const { port } = await service.run()
  const settings = { endpoint: `http://127.0.0.1:${port}`, region: 'local', bucket: 'objects' }
  stores.s3 = s3Store({ ...settings, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, { partBytes: 5 * MEBIBYTE })
  stores.folder = folderStore({ folder: path.join(folder, 'files') })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

/** In pieces of a size that no part has. */
async function* inPieces(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += 700_001) yield bytes.subarray(start, start + 700_001)
}

const patterned = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, index) => (index * 31) % 251))

describe.each(['folder', 's3'] as const)('objects in a store of kind %s', (kind) => {
  const store = (): ObjectStore => {
    const found = stores[kind]
    if (found === undefined) throw new Error('not started')
    return found
  }
  const read = async (key: string) => {
    const stream = await store().read(key)
    return stream === null ? null : buffer(stream)
  }

  it('are read as they were written, replaced and removed', async () => {
    expect(await read(KEY)).toBeNull()
    await store().write(KEY, Buffer.from('one'))
    await store().write('listing-pictures/5a', Buffer.from('other'))
    expect(String(await read(KEY))).toBe('one')
    await store().write(KEY, Buffer.from('two'))
    expect(String(await read(KEY))).toBe('two')
    await store().remove(KEY)
    await store().remove(KEY)
    expect([await read(KEY), String(await read('listing-pictures/5a'))]).toEqual([null, 'other'])
  })

  it.each([0, 1, 5 * MEBIBYTE, 12 * MEBIBYTE + 7])('of %i bytes come as a stream', async (length) => {
    const bytes = patterned(length)
    await store().write('feed-uploads/1/feed.xml', inPieces(bytes))
    expect((await read('feed-uploads/1/feed.xml'))?.equals(bytes)).toBe(true)
  })

  it('whose bytes break off do not appear, and the one before stays', async () => {
    async function* breaking() {
      yield patterned(6 * MEBIBYTE)
      yield patterned(6 * MEBIBYTE)
      throw new Error('broken off')
    }
    await store().write('feed-uploads/2/feed.xml', Buffer.from('before'))
    await expect(store().write('feed-uploads/2/feed.xml', breaking())).rejects.toThrow('broken off')
    await expect(store().write('feed-uploads/3/feed.xml', breaking())).rejects.toThrow('broken off')
    expect(String(await read('feed-uploads/2/feed.xml'))).toBe('before')
    expect(await read('feed-uploads/3/feed.xml')).toBeNull()
  })

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'alone', 'a/.hidden', 'a/b c', 'a/b\u0000', ''])(
    'have no key %j',
    async (key) => {
      const refusal = 'is no key of an object'
      await expect(async () => store().write(key, Buffer.from('x'))).rejects.toThrow(refusal)
      await expect(async () => store().read(key)).rejects.toThrow(refusal)
      await expect(async () => store().remove(key)).rejects.toThrow(refusal)
    },
  )
})

describe('a folder of objects', () => {
  const unfinished = () => readdir(path.join(folder, 'files', '.unfinished'))

  it('takes nothing more when its disk is full, and leaves nothing unfinished', async () => {
    const free = [200 * MEBIBYTE, 200 * MEBIBYTE, 100 * MEBIBYTE]
    const store = folderStore({
      folder: path.join(folder, 'files'),
      freeBytes: () => Promise.resolve(free.shift() ?? 0),
    })
    await store.write(KEY, Buffer.from('fits'))
    async function* large() {
      for (let count = 0; count < 3; count += 1) yield patterned(10 * MEBIBYTE)
    }
    await expect(store.write('feed-uploads/4/feed.zip', large())).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(store.write(KEY, Buffer.from('no'))).rejects.toThrow('The disk of the object store is full')
    expect([await store.read('feed-uploads/4/feed.zip'), await unfinished()]).toEqual([null, []])
    const kept = await store.read(KEY)
    expect(kept && String(await buffer(kept))).toBe('fits')
  })

  it('says so when the disk refuses', async () => {
    async function* refused() {
      yield Buffer.from('x')
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    const write = folderStore({ folder: path.join(folder, 'files') }).write(KEY, refused())
    await expect(write).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('removes what killed processes left unfinished, after a day', async () => {
    const drafts = path.join(folder, 'files', '.unfinished')
    const yesterday = new Date('2026-11-18T00:00:00Z')
    await writeFile(path.join(drafts, 'old'), 'half')
    await utimes(path.join(drafts, 'old'), yesterday, yesterday)
    await writeFile(path.join(drafts, 'new'), 'half')
    await utimes(path.join(drafts, 'new'), new Date('2026-11-19T12:00:00Z'), new Date('2026-11-19T12:00:00Z'))
    const now = () => Date.parse('2026-11-20T00:00:00Z')
    await folderStore({ folder: path.join(folder, 'files'), now }).write(KEY, Buffer.from('x'))
    expect(await unfinished()).toEqual(['new'])
  })
})
