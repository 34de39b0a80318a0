import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reviewImages } from '#server/modules/images/review-images.ts'
import {
  ALICE,
  BRUNO,
  NEW,
  type ReviewsUnderTest,
  reviewsUnderTest,
  STELLA,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

type Photo = { identifier: string; version: number; caption: string; width: number; height: number }

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })
const small = async () => (await red(90, 60).png().toBuffer()).toString('base64')

const post = async (memberId: number | null, picture: string) => {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/rest/reviews/photos',
    headers: { ...portal.headers(memberId), 'content-type': 'application/json' },
    payload: { picture },
  })
  return { status: response.statusCode, json: response.json() }
}
const uploaded = async (memberId: number): Promise<string> => (await post(memberId, await small())).json.identifier

const review = (change: object) => ({
  title: 'What it is like here',
  content: 'We came for the park and stayed for the neighbours, who lend ladders.',
  rating: 4,
  authorRelation: 'livesHere',
  ...change,
})
const write = (memberId: number, change: object) =>
  portal.ask(
    memberId,
    'mutation Write($input: WriteLocationReviewInput!) { writeLocationReview(input: $input) { post { postId status } } }',
    { input: { locationUniqueUri: 'fitzroy-vic-3065', review: review(change) } },
  )
const update = (memberId: number, postId: number, change: object) =>
  portal.ask(
    memberId,
    'mutation Update($input: UpdateLocationReviewInput!) { updateLocationReview(input: $input) { post { status } } }',
    { input: { postId, review: review(change) } },
  )
const withPhotos = async (memberId: number, identifiers: readonly string[]): Promise<number> =>
  (await write(memberId, { photos: identifiers.map((identifier) => ({ identifier })) })).data.writeLocationReview.post
    .postId
const faultOf = ({ errors }: Awaited<ReturnType<typeof write>>) => [
  errors?.[0]?.extensions['field'],
  errors?.[0]?.message,
]

const PHOTOS = 'photos { identifier version caption width height }'
const shown = async (): Promise<Photo[]> =>
  (
    await portal.ask(null, `{ locationReviews(locationUniqueUri: "fitzroy-vic-3065") { results { ${PHOTOS} } } }`)
  ).data.locationReviews.results.flatMap(({ photos }: { photos: Photo[] }) => photos)
const own = async (memberId: number): Promise<Photo[]> =>
  (await portal.ask(memberId, `{ ownLocationReview(locationUniqueUri: "fitzroy-vic-3065") { review { ${PHOTOS} } } }`))
    .data.ownLocationReview.review.photos
const inCase = async (postId: number): Promise<Photo[]> =>
  (await portal.ask(STELLA, `{ moderationCase(postId: ${postId}) { ${PHOTOS} } }`)).data.moderationCase.photos

const images = () =>
  reviewImages(portal.database, { source: () => Promise.resolve(null), isShown: () => Promise.resolve(false) })
const isPublic = async (identifier: string) =>
  (await images().isShown(identifier, 1)) && (await images().source(identifier, 1)) !== null

describe('a photo for a review', () => {
  it('is stored as a WebP of its own shape, at most 1600 pixels, without what the camera wrote into it', async () => {
    const exif = { IFD0: { Copyright: 'Alice' }, IFD3: { GPSLatitude: '37/1 48/1 0/1', GPSLatitudeRef: 'S' } }
    const file = await red(3200, 1600).jpeg().withExif(exif).toBuffer()
    expect((await sharp(file).metadata()).exif?.length).toBeGreaterThan(0)
    const { status, json } = await post(ALICE, file.toString('base64'))
    expect([status, json]).toMatchObject([200, { version: 1, caption: '', width: 1600, height: 800 }])
    const kept = await sharp((await images().source(json.identifier, 1)) ?? undefined).metadata()
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 1600, 800, undefined])
    expect((await post(ALICE, await small())).json).toMatchObject({ width: 90, height: 60 })
  })

  it('is refused where it is none, comes from nobody or is the 61st of a day', async () => {
    const { status, json } = await post(ALICE, Buffer.from('<svg/>').toString('base64'))
    expect([status, json.errors[0]]).toEqual([
      400,
      {
        code: 'BAD_INPUT',
        field: 'picture',
        message: 'We couldn’t read this file as a picture. Use a JPEG, PNG, WebP or AVIF.',
      },
    ])
    expect((await post(null, await small())).status).toBe(401)
    await portal.database.query(
      `insert into review_photo (member_id, picture, width, height, uploaded_at) select $1, '', 1, 1, $2 from generate_series(1, 60)`,
      [ALICE, portal.now()],
    )
    expect((await post(ALICE, await small())).status).toBe(429)
    expect((await post(BRUNO, await small())).status).toBe(200)
  })

  it('is shown in its review in the order of the author, under another name than the author knows', async () => {
    const [first, second] = [await uploaded(ALICE), await uploaded(ALICE)]
    const photos = [{ identifier: second, caption: '  The   park ' }, { identifier: first }]
    const { postId, status } = (await write(ALICE, { photos })).data.writeLocationReview.post
    expect(status).toBe('published')
    const names = (await shown()).map(({ identifier }) => identifier)
    expect((await shown()).map(({ caption }) => caption)).toEqual(['The park', ''])
    expect(names.every((name) => /^review-photo-\d+$/.test(name))).toBe(true)
    expect(await Promise.all(names.map(isPublic))).toEqual([true, true])
    expect((await own(ALICE)).map(({ identifier }) => identifier)).toEqual([second, first])

    await update(ALICE, postId, { title: 'What it is like by now' })
    expect(await shown()).toHaveLength(2)
    await update(ALICE, postId, { photos: [{ identifier: first, caption: 'Our street' }] })
    expect((await own(ALICE)).map(({ identifier, caption }) => [identifier, caption])).toEqual([[first, 'Our street']])
    expect(await isPublic(names[0] ?? '')).toBe(false)
  })

  it('is in no review of somebody else, in none twice, and among no more than six', async () => {
    const [hers, his] = [await uploaded(ALICE), await uploaded(BRUNO)]
    const gone = ['photos', 'A photo is not stored any more. Remove it and add it again.']
    const wrong = ['photos', 'Add at most 6 photos, each once and described in at most 120 characters.']
    const tried = (photos: readonly object[]) => write(BRUNO, { photos }).then(faultOf)
    expect(await tried([{ identifier: his }, { identifier: hers }])).toEqual(gone)
    expect(await tried([{ identifier: 'review-photo-1' }])).toEqual(gone)
    expect(await tried([{ identifier: "'; drop table post" }])).toEqual(gone)
    expect(await tried([{ identifier: his }, { identifier: his }])).toEqual(wrong)
    expect(await tried([{ identifier: his, caption: 'x'.repeat(121) }])).toEqual(wrong)
    const seven = Array.from({ length: 7 }, (_, at) => ({ identifier: `review-photo-${at}` }))
    expect(await tried(seven)).toEqual(wrong)
    expect(await shown()).toEqual([])
    await withPhotos(ALICE, [hers])
    expect(await tried([{ identifier: hers }])).toEqual(gone)
  })

  it('of a review that is held or was rejected is seen by its author and staff alone', async () => {
    const name = await uploaded(NEW)
    const postId = await withPhotos(NEW, [name])
    const [{ id } = { id: 0 }] = await portal.database.query<{ id: number }>('select id from review_photo')
    const publicName = `review-photo-${id}`
    expect([await shown(), await isPublic(publicName), await isPublic(name)]).toEqual([[], false, true])
    expect((await inCase(postId)).map(({ identifier }) => identifier)).toEqual([name])

    const decide = (decision: string) =>
      portal.ask(
        STELLA,
        `mutation { moderatePost(input: { postId: ${postId}, decision: ${decision}, reason: "It is what it is." }) { case { status } } }`,
      )
    await decide('publish')
    expect([(await shown()).map(({ identifier }) => identifier), await isPublic(publicName)]).toEqual([
      [publicName],
      true,
    ])
    await portal.database.query('update post set report_count = 1 where id = $1', [postId])
    await decide('reject')
    expect([await shown(), await isPublic(publicName)]).toEqual([[], false])
    expect(await inCase(postId)).toHaveLength(1)
  })

  it('is deleted with its review, and after 30 days where it is in none', async () => {
    const [kept, unused] = [await uploaded(ALICE), await uploaded(ALICE)]
    const postId = await withPhotos(ALICE, [kept])
    const start = portal.now().getTime()
    const days = (count: number) => portal.setNow(new Date(start + count * 24 * 60 * 60 * 1000))
    days(30)
    await portal.runJob('location-reviews.unused-photos')
    expect(await isPublic(unused)).toBe(true)
    days(30.1)
    await portal.runJob('location-reviews.unused-photos')
    expect([await isPublic(unused), await isPublic(kept)]).toEqual([false, true])
    portal.setNow(new Date(start))
    await portal.ask(ALICE, `mutation { withdrawPost(postId: ${postId}) { post { status } } }`)
    expect(await isPublic(kept)).toBe(false)
  })
})
