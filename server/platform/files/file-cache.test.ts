import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileCache, type FileCacheOptions } from './file-cache.ts'

const MEBIBYTE = 1024 * 1024

let folder: string
let warnings: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-cache-'))
  warnings = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (options: Partial<FileCacheOptions> = {}) =>
  fileCache({
    folder,
    maximumBytes: 10_000,
    pattern: /^\w\.txt$/,
    subfolderOf: () => 'all',
    isWhole: () => true,
    warn: (message) => warnings.push(message),
    ...options,
  })

describe('a saved file', () => {
  it('says when it was saved, also after a restart, however often it was used since', async () => {
    const files = open({ now: () => 1_000_000 })
    await files.write('a.txt', Buffer.from('a'))
    const later = open({ now: () => 5_000_000 })
    expect(await later.read('a.txt')).toEqual({ bytes: Buffer.from('a'), savedAt: 1_000_000 })
    await later.settle()
    expect((await stat(path.join(folder, 'all/a.txt'))).atimeMs).toBe(5_000_000)
    expect((await open().read('a.txt'))?.savedAt).toBe(1_000_000)
  })

  it('takes as much of the limit as the smallest file does', async () => {
    const files = open({ leastBytes: 4096 })
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await files.write(name, Buffer.from(name))
    expect(await files.usage()).toEqual({ files: 2, bytes: 8192 })
    expect(await files.read('a.txt')).toBeNull()
  })
})

describe('a full disk', () => {
  it('is reported once until there is room again', async () => {
    let isFull = true
    const files = open({
      writeDraft: (file, bytes) => (isFull ? Promise.reject(new Error('ENOSPC')) : writeFile(file, bytes)),
    })
    for (const name of ['a.txt', 'b.txt']) await files.write(name, Buffer.from(name))
    expect(await files.read('a.txt')).toBeNull()
    isFull = false
    await files.write('a.txt', Buffer.from('a'))
    expect((await files.read('a.txt'))?.bytes.toString()).toBe('a')
    isFull = true
    await files.write('b.txt', Buffer.from('b'))
    expect(warnings).toEqual(['a file cannot be saved', 'a file cannot be saved'])
  })

  it('that is nearly full gets back the space of the files used least recently, when one is read or written', async () => {
    let free = 200 * MEBIBYTE
    const files = open({ leastBytes: 4096, maximumBytes: 40_960, freeBytes: async () => free })
    const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt']
    for (const name of names) await files.write(name, Buffer.from(name))
    free = 128 * MEBIBYTE - 5000
    await files.read('a.txt')
    await files.settle()
    expect(await readdir(path.join(folder, 'all'))).toEqual(['a.txt', 'd.txt'])
    free = 128 * MEBIBYTE - 1
    await files.write('e.txt', Buffer.from('e'))
    expect(await readdir(path.join(folder, 'all'))).toEqual(['a.txt', 'e.txt'])
  })

  it('of which others take all gets nothing more, and the log says so once', async () => {
    const files = open({ freeBytes: async () => 47 * MEBIBYTE })
    for (const name of ['a.txt', 'b.txt']) await files.write(name, Buffer.from(name))
    expect(await readdir(folder)).toEqual([])
    expect(warnings).toEqual(['a file cannot be saved'])
  })
})
