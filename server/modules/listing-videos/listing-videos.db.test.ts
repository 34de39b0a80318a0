import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '#tests/support/portal-under-test.ts'
import {
  everyClaim,
  fakeVideo,
  type ListingVideosUnderTest,
  listingVideosUnderTest,
} from '#tests/support/listing-videos-under-test.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import { VideoNotMade } from './listing-video-record.ts'

let test: ListingVideosUnderTest
/** What happens while a video is made. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve()
beforeAll(async () => {
  test = await listingVideosUnderTest({
    async encode(_listingId, pictures) {
      await meanwhile()
      return fakeVideo(pictures)
    },
  })
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  meanwhile = () => Promise.resolve()
  await test.forget()
  await test.setPhotos('a', 'b', 'c', 'd')
})

const videoOfPhotos = (...names: string[]) => fakeVideo(names.map((name) => Buffer.from(name))).toString()
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'
const messageOf = ({ errors }: Answer): string => errors?.[0]?.message ?? ''
async function made() {
  await test.generate('maker')
  await test.make()
  return test.one()
}
const file = (url: string, range?: string) => test.app.inject({ url, headers: range === undefined ? {} : { range } })

describe('who may', () => {
  it.each([
    ['generate', 'agents_permission CanGenerateVideo'],
    ['show', 'agents_permission CanToggleVideoVisibility'],
  ])('%s: whoever has %s, and nobody with any other claim', async (act, right) => {
    await made()
    const asked = (who: string | null) => (act === 'show' ? test.show(who, true) : test.generate(who))
    for (const claim of everyClaim)
      expect([claim, codeOf(await asked(claim))]).toEqual([claim, claim === right ? 'done' : 'FORBIDDEN'])
    expect([codeOf(await asked(null)), codeOf(await asked('mia'))]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
  })

  it('do so once they have logged in recently, with a reason', async () => {
    expect(codeOf(await test.generate('maker', { reason: 'no' }))).toBe('BAD_INPUT')
    test.setSignedIn(false)
    expect(codeOf(await test.generate('maker'))).toBe('SIGN_IN_AGAIN')
    expect(codeOf(await test.show('shower', false))).toBe('SIGN_IN_AGAIN')
    expect((await test.one()).state).toBe('none')
  })
})

describe('a video that staff ask for', () => {
  it('is made once by a job, and shown on the page of the listing', async () => {
    const log = await staffActionsDuring(test.database, async () => {
      expect((await test.generate('maker')).data.generateListingVideo.video).toMatchObject({
        state: 'asked',
        video: null,
      })
      expect((await test.generate('maker')).data.generateListingVideo.video).toMatchObject({ state: 'asked' })
    })
    expect(log.map(({ kind, thing, reason }) => [kind, thing, reason])).toEqual([
      ['generateListingVideo', 'listing 1', 'For a reason.'],
    ])
    expect(test.sent).toEqual([{ name: 'listing-videos.make', data: { listingId: 1 } }])
    expect(await test.shown()).toBe(null)
    await test.make()
    await test.make()
    const { video, ...rest } = await test.one()
    expect(rest).toMatchObject({ state: 'done', failure: null, isShown: true, isVisible: true, isOutdated: false })
    expect(video.seconds).toBe(10.5)
    expect(await test.shown()).toEqual(video)
    expect([...test.files.values()].map(String)).toEqual([videoOfPhotos('a', 'b', 'c', 'd')])
    const answer = await file(video.url)
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'video/mp4',
      videoOfPhotos('a', 'b', 'c', 'd'),
    ])
  })

  it('is read in part, as players ask for it', async () => {
    const { video } = await made()
    const { length } = videoOfPhotos('a', 'b', 'c', 'd')
    const part = await file(video.url, 'bytes=0-4')
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'video', `bytes 0-4/${length}`])
    expect((await file(video.url, 'bytes=999-')).statusCode).toBe(416)
    expect((await file('/listing-videos/x.mp4')).statusCode).toBe(404)
  })

  it('that would be the same again is left as it is; of other photos it is made in the place of the one before', async () => {
    const { video } = await made()
    expect(await staffActionsDuring(test.database, () => test.generate('maker'))).toEqual([])
    await test.setPhotos('e', 'a', 'b', 'c', 'd')
    expect(await test.one()).toMatchObject({ state: 'done', isOutdated: true, isShown: true })
    await test.generate('maker')
    expect(await test.shown()).toEqual(video)
    const after = await made()
    expect(after.video.url).not.toBe(video.url)
    expect([...test.files.values()].map(String)).toEqual([videoOfPhotos('e', 'a', 'b', 'c', 'd')])
    expect((await file(video.url)).statusCode).toBe(404)
  })

  it('is shown no more once the listing has lost one of its photos, is withdrawn, or staff say so', async () => {
    const { video } = await made()
    await test.setPhotos('a', 'b', 'c')
    expect([await test.shown(), (await file(video.url)).statusCode]).toEqual([null, 404])
    await test.setPhotos('d', 'c', 'b', 'a')
    expect(await test.shown()).toEqual(video)
    const withdraw = (to: string) =>
      test.database.query(
        `update listing set status_type = $1, modified_at = modified_at + interval '1 second' where id = 1`,
        [to],
      )
    await withdraw('removed')
    expect([await test.shown(), (await file(video.url)).statusCode]).toEqual([null, 404])
    await withdraw('available')
    const log = await staffActionsDuring(test.database, async () => {
      await test.show('shower', false)
      await test.show('shower', false)
      expect([await test.shown(), (await file(video.url)).statusCode]).toEqual([null, 404])
      await test.show('shower', true)
    })
    expect(log.map(({ kind }) => kind)).toEqual(['hideListingVideo', 'showListingVideo'])
    expect(await test.shown()).toEqual(video)
  })

  it('is refused for a listing with two photos, a withdrawn one, and one that there is not', async () => {
    await test.setPhotos('a', 'b')
    expect(messageOf(await test.generate('maker'))).toBe('A video needs at least 3 photos.')
    expect(codeOf(await test.generate('maker', { listingId: 7777 }))).toBe('NOT_FOUND')
    expect(codeOf(await test.show('shower', true))).toBe('CONFLICT')
    const { rows } = {
      rows: await test.database.query<{ id: number }>(`select id from listing where status_type = 'removed'`),
    }
    expect(codeOf(await test.generate('maker', { listingId: rows[0]?.id }))).toBe('CONFLICT')
    expect(test.sent).toEqual([])
  })

  it('of photos that lose one meanwhile is made of those that are there then', async () => {
    await test.generate('maker')
    meanwhile = () => test.setPhotos('a', 'b', 'c')
    await expect(test.make()).rejects.toThrow('The photos changed meanwhile')
    expect((await test.one()).state).toBe('asked')
    expect(test.files.size).toBe(0)
    meanwhile = () => Promise.resolve()
    await test.make()
    expect([...test.files.values()].map(String)).toEqual([videoOfPhotos('a', 'b', 'c')])
  })

  it('leaves no file of the one before, also where the server was killed before it was removed', async () => {
    await made()
    await test.setPhotos('a', 'b', 'd')
    await test.generate('maker')
    vi.spyOn(test.files, 'delete').mockImplementationOnce(() => {
      throw new Error('killed')
    })
    await expect(test.make()).rejects.toThrow('killed')
    expect([(await test.one()).state, test.files.size]).toEqual(['done', 2])
    await test.makeWaiting()
    expect([...test.files.values()].map(String)).toEqual([videoOfPhotos('a', 'b', 'd')])
    expect(await test.database.query('select from replaced_video')).toEqual([])
  })

  it('leaves no file of an attempt that was interrupted and failed', async () => {
    await test.generate('maker')
    const [asked] = await test.database.query<{ key: string }>(
      `update listing_video set state = 'failed', failure = 'programFailed' returning 'listing-videos/' || next_identifier as key`,
    )
    test.files.set(asked?.key ?? '', Buffer.from('half'))
    await made()
    await test.makeWaiting()
    expect([...test.files.values()].map(String)).toEqual([videoOfPhotos('a', 'b', 'c', 'd')])
  })

  it('that fails three times has failed, with why, and may be asked for again', async () => {
    await test.generate('maker')
    meanwhile = () => Promise.reject(new VideoNotMade('tooSlow', 'It took too long'))
    for (const state of ['asked', 'asked', 'failed']) {
      await expect(test.make()).rejects.toThrow('It took too long')
      expect((await test.one()).state).toBe(state)
    }
    await test.make()
    expect(await test.one()).toMatchObject({ state: 'failed', failure: 'tooSlow', video: null })
    meanwhile = () => Promise.resolve()
    expect(await made()).toMatchObject({ state: 'done', failure: null })
    test.missing.add('e')
    await test.setPhotos('a', 'b', 'c', 'e')
    await test.generate('maker')
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(test.make()).rejects.toThrow('no picture e')
    expect(await test.one()).toMatchObject({ state: 'failed', failure: 'photoMissing', isOutdated: true })
  })

  it('whose server was killed in the middle is made by another, and the first changes nothing any more', async () => {
    await test.generate('maker')
    let goOn: () => void = () => {}
    const begun = new Promise<void>((resolve) => {
      meanwhile = () => {
        resolve()
        return new Promise<void>((ended) => (goOn = ended))
      }
    })
    const first = test.make()
    await begun
    meanwhile = () => Promise.resolve()
    await test.makeWaiting()
    expect((await test.one()).state).toBe('running')
    test.passMinutes(4)
    await test.makeWaiting()
    const after = await test.one()
    expect(after).toMatchObject({ state: 'done' })
    goOn()
    await first
    expect(await test.one()).toEqual(after)
    expect((await file(after.video.url)).statusCode).toBe(200)
  })

  it('is listed, those that were asked for last first', async () => {
    await made()
    const listed = async (who: string) =>
      (await test.ask(who, '{ staffListingVideos { listingId state } }')).data?.staffListingVideos
    expect(await listed('shower')).toEqual([{ listingId: 1, state: 'done' }])
    expect(await test.one('shower', 7777)).toBe(null)
  })
})

it('a portal without ffmpeg says so, and has no job', async () => {
  const without = await listingVideosUnderTest(null)
  expect((await without.one()).isAvailable).toBe(false)
  const refused = await without.generate('maker')
  expect([codeOf(refused), messageOf(refused)]).toEqual([
    'CONFLICT',
    'This portal can’t make videos: ffmpeg isn’t installed on its server.',
  ])
  expect(without.jobNames().filter((name) => name.startsWith('listing-videos'))).toEqual([])
  await without.close()
})
