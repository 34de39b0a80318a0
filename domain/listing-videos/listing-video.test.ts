import { expect, it } from 'vitest'
import {
  areAllShown,
  isVideoOf,
  isVideoShown,
  listingVideoOf,
  listingVideoUrl,
  photosOfVideo,
  secondsOfVideo,
} from './listing-video.ts'

const photos = (...names: string[]) => names.map((identifier) => ({ identifier, version: 1 }))
const many = Array.from({ length: 23 }, (_, at) => ({ identifier: `p${at}`, version: 1 }))

it('shows each photo for three seconds, half a second of them with the next, and never more than a minute', () => {
  expect([3, 20].map(secondsOfVideo)).toEqual([8, 50.5])
})

it('shows the first twenty photos', () => {
  expect(photosOfVideo(many).map(({ identifier }) => identifier)).toEqual(
    Array.from({ length: 20 }, (_, at) => `p${at}`),
  )
})

it('would be the same of the same photos in the same order', () => {
  expect(isVideoOf(photos('a', 'b', 'c'), photos('a', 'b', 'c'))).toBe(true)
  expect(isVideoOf(photos('a', 'b', 'c'), photos('a', 'c', 'b'))).toBe(false)
  expect(isVideoOf(photos('a', 'b', 'c'), photos('a', 'b', 'c', 'd'))).toBe(false)
  expect(isVideoOf(many.slice(0, 20), many)).toBe(true)
})

it('shows what the listing shows: a photo more or another order is no matter, a photo less or a new version is', () => {
  expect(areAllShown(photos('a', 'b', 'c'), photos('c', 'b', 'a', 'd'))).toBe(true)
  expect(areAllShown(photos('a', 'b', 'c'), photos('a', 'b'))).toBe(false)
  expect(areAllShown(photos('a'), [{ identifier: 'a', version: 2 }])).toBe(false)
})

it('is seen by everybody while staff show it and its listing is not withdrawn', () => {
  const listing = { statusType: 'available', photos: photos('a', 'b', 'c') }
  const video = { isVisible: true, photos: photos('a', 'b', 'c') }
  expect(isVideoShown(listing, video)).toBe(true)
  expect(isVideoShown(listing, { ...video, isVisible: false })).toBe(false)
  expect(isVideoShown({ ...listing, statusType: 'removed' }, video)).toBe(false)
  expect(isVideoShown({ ...listing, photos: photos('a', 'b') }, video)).toBe(false)
})

it('has an address that is read back, and no other', () => {
  const identifier = '5b2f7c0e-8f3a-4c1d-9e7b-0a1b2c3d4e5f'
  expect(listingVideoOf(listingVideoUrl(identifier))).toBe(identifier)
  for (const path of ['/listing-videos/x.mp4', `/listing-videos/${identifier}`, `/x${listingVideoUrl(identifier)}`])
    expect(listingVideoOf(path)).toBe(null)
})
