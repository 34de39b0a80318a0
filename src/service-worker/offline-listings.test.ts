import { beforeEach, describe, expect, it } from 'vitest'
import { navigation, offlineWorld, type OfflineWorld, photoRequest, textOf } from '#tests/support/offline-worker.ts'
import { cacheNameOf } from './kept-build.ts'
import { isListingsMessage, saveListings, saveListingsAgain, MOST_HOMES } from './offline-listings.ts'
import { answerOf, dropOtherBuilds, savePages } from './offline-pages.ts'
import { LARGEST_PHOTO_BYTES, MOST_PHOTOS, PHOTO_CACHE } from './offline-photos.ts'

const files = ['/assets/entry-1.js']
const page = '<!doctype html><html lang="en-AU"><script type="module" src="/assets/entry-1.js"></script></html>'
const [ash, elm] = ['/homes/1-ash-street-richmond-vic-3121/1', '/homes/2-elm-road-richmond-vic-3121/2']

let world: OfflineWorld
const keep = (paths: readonly string[], isAll = true) =>
  saveListings({ kind: 'keep-homes', paths, isAll }, world.worker)
const offlineListings = () =>
  [...(world.stores.get(cacheNameOf(files)) ?? new Map()).keys()].filter((path) => path.startsWith('/homes/'))
const open = (path: string) => textOf(answerOf(navigation(path), world.worker))

beforeEach(async () => {
  world = offlineWorld(files, page)
  await savePages(world.worker)
  world.asked.length = 0
})

describe('a saved home', () => {
  it('is asked for as nobody, and opens without a connection with when it was saved', async () => {
    await keep([ash])
    expect(world.asked).toEqual([{ path: ash, init: { credentials: 'omit', cache: 'no-cache' } }])
    expect(await open(ash)).toBe(page)
    world.isOnline = false
    expect(await open(ash)).toContain(`<html data-saved-at="1000000000000" data-saved-path="${ash}" lang="en-AU">`)
    expect(await open(elm)).toContain('You’re offline')
  })

  it('is read again after some hours, and stays as it was where it cannot be', async () => {
    await keep([ash])
    await keep([ash])
    expect(world.asked).toHaveLength(1)
    world.now += 7 * 3_600_000
    world.isOnline = false
    await keep([ash])
    expect(await open(ash)).toContain('data-saved-at="1000000000000"')
    world.isOnline = true
    await keep([ash])
    world.isOnline = false
    expect(await open(ash)).toContain(`data-saved-at="${world.now}"`)
  })

  it('is kept with a new build before that of the old one goes', async () => {
    world.stores.set('offline-pages-old', new Map([[ash, new Response(page)]]))
    await saveListingsAgain(world.worker)
    expect(offlineListings()).toEqual([ash])
    await dropOtherBuilds(world.worker)
    world.isOnline = false
    expect(await open(ash)).toContain('data-saved-at="1000000000000"')
  })

  it('goes when it is saved no more, is gone, or others were saved later', async () => {
    await keep([ash, elm])
    await keep([elm], false)
    expect(offlineListings()).toEqual([ash, elm])
    await keep([elm])
    expect(offlineListings()).toEqual([elm])
    world.now += 7 * 3_600_000
    world.served[elm] = new Response('', { status: 410 })
    await keep([elm])
    expect(offlineListings()).toEqual([])
    const many = Array.from({ length: MOST_HOMES + 5 }, (_, at) => `/homes/home/${at + 10}`)
    await keep(many)
    expect(offlineListings()).toEqual(many.slice(0, MOST_HOMES))
    await keep([ash], false)
    expect(offlineListings()).toEqual([...many.slice(1, MOST_HOMES), ash])
  })

  it('is not kept of another build, nor once its member has left', async () => {
    world.served[ash] = page.replace('entry-1', 'entry-2')
    await keep([ash])
    expect(offlineListings()).toEqual([])
    world.stores.clear()
    await keep([elm])
    expect(world.stores.size).toBe(0)
  })

  it.each([
    [{ kind: 'keep-homes', paths: [ash], isAll: true }, true],
    [{ kind: 'keep-homes', paths: ['/collections'], isAll: true }, false],
    [{ kind: 'keep-homes', paths: ['https://elsewhere.example/homes/1'], isAll: true }, false],
    [{ kind: 'keep-homes', paths: [ash] }, false],
    ['keep-pages', false],
    [null, false],
  ])('is named by a message of the pages alone: %o', (data, expected) => expect(isListingsMessage(data)).toBe(expected))
})

describe('a photo', () => {
  const photo = '/images/kitchen/1'
  const ask = (path: string, at: string) => {
    const answer = answerOf(photoRequest(path, at), world.worker)
    return answer === null ? null : textOf(answer)
  }
  const kept = () => [...(world.stores.get(PHOTO_CACHE)?.keys() ?? [])]

  beforeEach(async () => {
    await keep([ash])
    world.served[photo] = 'kitchen'
  })

  it('that was seen of a saved home is there without a connection, in any width', async () => {
    expect(await ask(`${photo}?width=960`, ash)).toBe('kitchen')
    await expect.poll(kept).toEqual([photo])
    world.isOnline = false
    expect(await ask(`${photo}?width=320`, ash)).toBe('kitchen')
    expect(await ask(`${photo}?width=320`, '/collections/abcdefghij12/x')).toBe('kitchen')
    await expect(ask('/images/other/1', ash)).rejects.toThrow('Failed to fetch')
  })

  it('of another home or page is none of its', async () => {
    await ask(photo, elm)
    expect(answerOf(photoRequest(photo, '/for-sale/richmond-vic-3121/real-estate'), world.worker)).toBeNull()
    expect(kept()).toEqual([])
  })

  it('that was seen longest ago makes room', async () => {
    const seen = Array.from({ length: MOST_PHOTOS }, (_, at) => `/images/room-${at}/1`)
    world.stores.set(PHOTO_CACHE, new Map(seen.map((path) => [path, new Response('seen')])))
    await ask(photo, ash)
    await expect.poll(kept).toEqual([...seen.slice(1), photo])
    world.served['/images/large/1'] = new Response(new Uint8Array(LARGEST_PHOTO_BYTES + 1))
    await ask('/images/large/1', ash)
    expect(kept()).not.toContain('/images/large/1')
  })
})
