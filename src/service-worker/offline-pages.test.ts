import { beforeEach, describe, expect, it } from 'vitest'
import { navigation, offlineWorld, type OfflineWorld, origin, textOf } from '#tests/support/offline-worker.ts'
import { cacheNameOf, isKeeping, type OfflineWorker } from './kept-build.ts'
import { answerOf, dropOtherBuilds, frameOf, savePages } from './offline-pages.ts'

const files = ['/assets/entry-1.js', '/assets/list-1.css']
const frame = '<script type="application/json" id="page-modules">["/assets/entry-1.js"]</script>'

let world: OfflineWorld
let worker: OfflineWorker

beforeEach(() => {
  world = offlineWorld(files, frame)
  worker = world.worker
})

describe('pages that open without a connection', () => {
  it.each([
    ['/collections', '/collections'],
    ['/collections/inspections', '/collections/inspections'],
    ['/collections/inspections/2026-11-28', '/collections/inspections'],
    ['/collections/abcdefghij12/by-the-river', '/collections/000000000000/saved'],
    ['/collections/abcdefghij12/by-the-river/compare', null],
    ['/collections/hidden', null],
    ['/alerts', null],
    ['/', null],
  ])('%s is framed by %s', (path, expected) => expect(frameOf(path)).toBe(expected))

  it('are asked for as nobody, and kept with their files', async () => {
    expect(await isKeeping(worker)).toBe(false)
    await savePages(worker)
    expect(await isKeeping(worker)).toBe(true)
    expect([...(world.stores.get(cacheNameOf(files)) ?? new Map()).keys()].toSorted()).toEqual([
      '/assets/entry-1.js',
      '/assets/list-1.css',
      '/collections',
      '/collections/000000000000/saved',
      '/collections/inspections',
    ])
    const inits = world.asked.filter(({ path }) => path.startsWith('/collections')).map(({ init }) => init)
    expect(inits).toEqual(Array.from({ length: 3 }, () => ({ credentials: 'omit', cache: 'no-store' })))
    world.asked.length = 0
    await savePages(worker)
    expect(world.asked).toEqual([])
  })

  it('are not kept of another build, nor where nothing was built', async () => {
    world.served['/collections'] = '["/assets/entry-2.js"]'
    await expect(savePages(worker)).rejects.toThrow('/collections is not of this build.')
    expect(await textOf(answerOf(navigation('/collections/inspections'), worker))).toBe(frame)
    world.isOnline = false
    expect(await textOf(answerOf(navigation('/collections/inspections'), worker))).toContain('You’re offline')
    world.stores.clear()
    await savePages({ ...worker, files: [] })
    expect(world.stores.size).toBe(0)
  })

  it('of other builds are let go of, and nothing else is', async () => {
    world.stores.set('offline-pages-former', new Map()).set('saved-homes-5', new Map())
    await savePages(worker)
    await dropOtherBuilds(worker)
    expect([...world.stores.keys()].toSorted()).toEqual([cacheNameOf(files), 'saved-homes-5'].toSorted())
  })
})

describe('an answer', () => {
  it('comes from the portal while it can be reached, whatever is kept', async () => {
    await savePages(worker)
    world.served['/collections'] = 'as it is now'
    expect(await textOf(answerOf(navigation('/collections'), worker))).toBe('as it is now')
  })

  it('is the frame where it cannot, and for no other page', async () => {
    await savePages(worker)
    world.isOnline = false
    expect(await textOf(answerOf(navigation('/collections/abcdefghij12/x'), worker))).toBe(frame)
    const note = await textOf(answerOf(navigation('/alerts'), worker))
    expect(note).toMatch(/You’re offline.+Your saved homes and inspection days open.+href="\/collections"/s)
  })

  it('names no pages that open without a connection where none are kept', async () => {
    world.isOnline = false
    const note = await textOf(answerOf(navigation('/alerts'), worker))
    expect(note).toContain('You’re offline')
    expect(note).not.toMatch(/saved homes|inspection|collections/i)
    expect(world.stores.size).toBe(0)
  })

  it('says that the portal cannot be reached, not that the visitor is offline, where the browser is online', async () => {
    world.isOnline = false
    world.saysOnline = true
    const note = await textOf(answerOf(navigation('/alerts'), worker))
    expect(note).toContain('We can’t reach Homely')
    expect(note).not.toContain('offline')
  })

  it('brings no cache back that was cleared', async () => {
    await textOf(answerOf(new Request(`${origin}/assets/entry-1.js`), worker))
    expect(world.stores.size).toBe(0)
  })

  it('is a kept file where it is one of this build, and no data ever', async () => {
    await savePages(worker)
    world.isOnline = false
    expect(await textOf(answerOf(new Request(`${origin}/assets/entry-1.js`), worker))).toBe(frame)
    expect(answerOf(new Request(`${origin}/assets/other.js`), worker)).toBeNull()
    expect(answerOf(new Request(`${origin}/graphql`), worker)).toBeNull()
    expect(answerOf(new Request(`${origin}/collections`, { method: 'POST' }), worker)).toBeNull()
  })
})
