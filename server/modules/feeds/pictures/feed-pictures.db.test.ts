import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingPictureKey } from '#domain/listing/listing-picture.ts'
import { folderStore } from '#server/platform/storage/folder-store.ts'
import { StorageUnavailable } from '#server/platform/storage/object-store.ts'
import { pictureOf, picturesUnderTest } from '#tests/support/pictures-under-test.ts'
import { claimPictures } from './feed-pictures.queries.ts'
import { removeUnnamedPictures } from './fetch-due-pictures.ts'
import { uploadFileKey } from './upload-file-key.ts'

const HOME = 1
const OTHER = 2

let test: Awaited<ReturnType<typeof picturesUnderTest>>
beforeAll(async () => {
  test = await picturesUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec(
    `truncate feed_picture, listing_picture, domain_event, live_event restart identity cascade;
     update listing set photos = '[]', floor_plans = '[]'`,
  )
  test.answers.clear()
  test.asked.length = 0
})

const changed = (...ids: number[]) => ids.map((id) => ({ kind: 'listing.contentChanged', id }))

describe('the pictures of a feed', () => {
  it('are fetched once, in the order of their ids, 30 at most, and change their listing once', async () => {
    const letters = [...'abcdefghijklnopqrstuvwxyz']
    const ids = [...letters, 'aa', 'ab', 'ac', 'ad', 'ae', 'm']
    await test.show('large.jpg', { width: 3000, height: 2000 })
    for (const id of ids.slice(1)) await test.show(`${id}.jpg`)
    const named = Object.fromEntries(ids.map((id) => [id, id === 'a' ? 'large.jpg' : `${id}.jpg`]))
    await test.state(HOME, named)
    expect([await test.photos(HOME), await test.events()]).toEqual([[], []])
    await test.fetch()
    expect(await test.shownIds(HOME)).toEqual(['m', ...letters, 'aa', 'ab', 'ac', 'ad'])
    const [, large] = await test.photos(HOME)
    expect(large).toEqual({
      identifier: expect.stringMatching(/^listing-picture-[\da-f-]{36}$/),
      version: 1,
      caption: '',
      width: 2400,
      height: 1600,
    })
    expect([test.asked.length, await test.events()]).toEqual([31, changed(HOME)])
    await test.state(HOME, named)
    await test.fetch()
    expect([test.asked.length, await test.events()]).toEqual([31, changed(HOME)])
  })

  it('of both kinds stand side by side, and those that a feed leaves out stay', async () => {
    for (const name of ['front', 'back', 'plan']) await test.show(name)
    await test.state(HOME, { m: 'front' })
    await test.state(HOME, { 1: 'plan' }, 'floorPlan')
    await test.fetch()
    await test.state(HOME, { a: 'back' })
    await test.fetch()
    const [row] = await test.database.query('select jsonb_array_length(floor_plans) as plans from listing where id = 1')
    expect([await test.shownIds(HOME), row]).toEqual([['m', 'a'], { plans: 1 }])
  })

  it('are deleted at once where a feed says so, and the others stay', async () => {
    for (const name of ['front', 'back']) await test.show(name)
    await test.state(HOME, { m: 'front', a: 'back' })
    await test.fetch()
    await test.state(HOME, { m: null })
    expect(await test.shownIds(HOME)).toEqual(['a'])
    await test.state(HOME, { a: null })
    expect(await test.photos(HOME)).toEqual([])
    expect(await test.events()).toEqual(changed(HOME, HOME, HOME))
  })

  it('of one address in two listings are of each by itself', async () => {
    await test.show('shared')
    await test.state(HOME, { m: 'shared' })
    await test.state(OTHER, { m: 'shared' })
    await test.fetch()
    const [[one], [other]] = [await test.photos(HOME), await test.photos(OTHER)]
    expect(one?.identifier).not.toBe(other?.identifier)
    await test.state(HOME, { m: null })
    expect([await test.photos(HOME), await test.photos(OTHER)]).toEqual([[], [other]])
  })

  it('come to a home that is withdrawn meanwhile, which stays withdrawn', async () => {
    const picture = await pictureOf()
    test.answers.set('front', (_request, response) => {
      void test.listingChanges.changeState(OTHER, { state: 'removed' }).then(() => response.end(picture))
    })
    await test.state(OTHER, { m: 'front' })
    await test.fetch()
    const [row] = await test.database.query('select status_type as state from listing where id = $1', [OTHER])
    expect([row, await test.shownIds(OTHER)]).toEqual([{ state: 'removed' }, ['m']])
  })

  it('are fetched once where two servers do the job at the same time', async () => {
    for (const name of ['front', 'back', 'side']) await test.show(name)
    await test.state(HOME, { m: 'front', a: 'back', b: 'side' })
    await Promise.all([test.fetch(), test.fetch()])
    await test.fetch()
    expect(test.asked.toSorted()).toEqual(['back', 'front', 'side'])
    expect([await test.shownIds(HOME), await test.events()]).toEqual([['m', 'a', 'b'], changed(HOME)])
  })

  it('are fetched again when the server that had begun was killed', async () => {
    await test.show('front')
    await test.state(HOME, { m: 'front' })
    const now = test.clock()
    const until = new Date(now.getTime() + 5 * 60_000)
    expect(await claimPictures(test.database, { most: 5, mostOfHost: 3, now, until })).toHaveLength(1)
    await test.fetch()
    expect(await test.shownIds(HOME)).toEqual([])
    test.passMinutes(5)
    await test.fetch()
    expect(await test.shownIds(HOME)).toEqual(['m'])
  })

  it('of another address that comes while the one before is fetched win', async () => {
    const picture = await pictureOf()
    await test.show('new', { width: 111 })
    test.answers.set('old', (_request, response) => {
      void test.state(HOME, { m: 'new' }).then(() => response.end(picture))
    })
    await test.state(HOME, { m: 'old' })
    await test.fetch()
    expect((await test.photos(HOME)).map(({ width }) => width)).toEqual([111])
  })

  it('are left to the next job after ten minutes', async () => {
    const picture = await pictureOf()
    for (const name of ['a', 'b', 'c', 'd'])
      test.answers.set(name, (_request, response) => {
        test.passMinutes(10)
        response.end(picture)
      })
    await test.state(HOME, { a: 'a', b: 'b', c: 'c', d: 'd' })
    // What is due is asked for once a picture has come, when its ten minutes are over.
    await test.fetch({ pause: () => new Promise(() => {}) })
    expect(test.asked.toSorted()).toEqual(['a', 'b', 'c'])
    await test.fetch()
    expect(await test.shownIds(HOME)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('of one host take three places, so that those of others go on', async () => {
    const now = test.clock()
    await test.state(HOME, { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e' })
    await test.stateFiles(OTHER, [{ id: 'm', source: { url: 'https://other.example/m.jpg' } }], 'addresses')
    const limits = { most: 5, mostOfHost: 3, now, until: new Date(now.getTime() + 1000) }
    const hosts = (await claimPictures(test.database, limits)).map(({ host }) => host)
    expect(hosts.toSorted()).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1', 'other.example'])
    expect(await claimPictures(test.database, limits)).toEqual([])
  })
})

describe('a picture that cannot be had', () => {
  it('is named with its reason, and the others are shown', async () => {
    await test.show('front')
    await test.show('huge', { width: 9000, height: 6000 })
    test.answers.set('silent', () => {})
    test.answers.set('page', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html></html>')
    })
    test.answers.set('broken', (_request, response) => void response.writeHead(500).end())
    test.answers.set('metadata', (_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    })
    test.answers.set('heavy', (_request, response) => void response.end(Buffer.alloc(20_000_001)))
    const names = { m: 'front', a: 'silent', b: 'page', c: 'broken', d: 'metadata', e: 'gone', f: 'heavy', g: 'huge' }
    await test.state(HOME, names)
    await test.fetch()
    expect(await test.shownIds(HOME)).toEqual(['m'])
    const failures = await test.failures(HOME)
    expect(failures.map(({ id, failure, isTriedAgain }) => [id, failure, isTriedAgain])).toEqual([
      ['a', '127.0.0.1 gave no whole answer within 0.3 seconds.', true],
      ['b', 'It is no JPEG, PNG, WebP or AVIF that can be read.', false],
      ['c', '127.0.0.1 answers with 500.', true],
      ['d', '127.0.0.1 is no address of the public internet.', false],
      ['e', '127.0.0.1 answers with 404.', false],
      ['f', 'It is larger than 20 MB.', false],
      ['g', 'It has more than 50 megapixels, or needs too much memory.', false],
    ])
    expect(failures[0]).toMatchObject({ kind: 'photo', stated: test.at('silent') })
  })

  it('is tried again with growing pauses where that may help, and no more after the last', async () => {
    test.answers.set('broken', (_request, response) => void response.writeHead(500).end())
    await test.state(HOME, { m: 'broken' })
    const tries = async (minutes: number) => {
      test.passMinutes(minutes)
      await test.fetch()
      return test.asked.length
    }
    expect([await tries(0), await tries(0.9), await tries(0.1)]).toEqual([1, 1, 2])
    expect([await tries(4), await tries(1)]).toEqual([2, 3])
    await test.state(HOME, { m: 'broken' })
    expect([await tries(29), await tries(1)]).toEqual([3, 4])
    expect([await tries(180), await tries(720), await tries(100_000)]).toEqual([5, 6, 6])
    await test.show('broken')
    await test.state(HOME, { m: 'broken' })
    await test.fetch()
    expect([await test.shownIds(HOME), await test.failures(HOME)]).toEqual([['m'], []])
  })

  it('leaves the one before where it is', async () => {
    await test.show('front')
    await test.state(HOME, { m: 'front' })
    await test.fetch()
    const before = await test.photos(HOME)
    await test.state(HOME, { m: 'gone' })
    await test.fetch()
    expect([await test.photos(HOME), await test.events()]).toEqual([before, changed(HOME)])
    await test.state(HOME, { m: 'front' })
    await test.fetch()
    expect([await test.photos(HOME), await test.failures(HOME), test.asked]).toEqual([before, [], ['front', 'gone']])
  })

  it('because the disk is full or the store away comes once there is room', async () => {
    await test.show('front')
    await test.state(HOME, { m: 'front' })
    const full = folderStore({ folder: '/tmp', freeBytes: () => Promise.resolve(0) })
    await test.fetch({ objects: full })
    expect(await test.failures(HOME)).toMatchObject([
      { failure: 'We cannot save pictures right now. We will try again.', isTriedAgain: true },
    ])
    test.passMinutes(1)
    const away = () => Promise.reject(new StorageUnavailable('away'))
    await test.fetch({ objects: { read: away, write: away, remove: away } })
    expect(await test.photos(HOME)).toEqual([])
    test.passMinutes(5)
    await test.fetch()
    expect([await test.shownIds(HOME), await test.failures(HOME)]).toEqual([['m'], []])
  })
})

describe('pictures that come in files beside a feed', () => {
  const files = [{ id: 'm', source: { file: 'Front.JPG' } }]

  it('are read from their upload, and the same ones in another upload change nothing', async () => {
    const picture = await pictureOf()
    for (const upload of ['one', 'two']) await test.objects.write(uploadFileKey(upload, 'front.jpg'), picture)
    await test.stateFiles(HOME, files, { uploadId: 'one' })
    await test.fetch()
    const before = await test.photos(HOME)
    expect(before).toHaveLength(1)
    await test.stateFiles(HOME, files, { uploadId: 'two' })
    await test.fetch()
    expect([await test.photos(HOME), await test.events()]).toEqual([before, changed(HOME)])
  })

  it('are missed by name', async () => {
    await test.stateFiles(HOME, files, { uploadId: 'three' })
    await test.fetch()
    expect(await test.failures(HOME)).toMatchObject([
      { id: 'm', stated: 'Front.JPG', failure: 'No such file came with the feed.', isTriedAgain: false },
    ])
    await test.stateFiles(HOME, files, 'addresses')
    expect(await test.failures(HOME)).toMatchObject([{ failure: 'The feed names a file, but came without files.' }])
  })
})

describe('a picture that its listing no longer names', () => {
  it('is removed after a day, and one that is named never', async () => {
    for (const name of ['front', 'back']) await test.show(name)
    await test.state(HOME, { m: 'front', a: 'back' })
    await test.fetch()
    const [front, back] = await test.photos(HOME)
    const kept = async (identifier = '') => {
      const stream = await test.objects.read(listingPictureKey(identifier))
      stream?.destroy()
      return stream !== null
    }
    await test.state(HOME, { m: null })
    test.passMinutes(24 * 60 - 1)
    await removeUnnamedPictures(test)
    expect(await kept(front?.identifier)).toBe(true)
    test.passMinutes(1)
    await removeUnnamedPictures(test)
    expect([await kept(front?.identifier), await kept(back?.identifier)]).toEqual([false, true])
    expect(await test.database.query('select identifier from listing_picture')).toEqual([
      { identifier: back?.identifier },
    ])
  })
})
