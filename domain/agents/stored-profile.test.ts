import { expect, it } from 'vitest'
import { changedFields, storedProfile, withVideo } from './stored-profile.ts'

const [auction, spring] = [
  { url: 'https://video.example/auction', title: 'How an auction runs' },
  { url: 'https://video.example/spring', title: 'Spring' },
]
const profile = {
  bio: 'Here since 1988.',
  website: '',
  awards: [{ title: 'First', awardedBy: 'The guild', year: 2023 }],
  socialLinks: [],
  videos: [
    { ...auction, isVisible: true },
    { ...spring, isVisible: false },
  ],
  servicedLocationUris: ['fitzroy-vic-3065'],
  areasOfExpertise: ['Terraces'],
}
const stored = storedProfile(profile, [11])

it('stores no website for an empty one, and hidden videos apart', () => {
  expect(stored).toMatchObject({ website: null, videos: [auction], hiddenVideos: [spring], servicedLocationIds: [11] })
})

it('shows and hides a video, the same again changes nothing, and one that is not there is none', () => {
  expect(withVideo(stored, spring.url, true)).toEqual({ videos: [auction, spring], hiddenVideos: [] })
  expect(withVideo(stored, auction.url, false)).toEqual({ videos: [], hiddenVideos: [spring, auction] })
  expect(withVideo(stored, auction.url, true)).toEqual({ videos: [auction], hiddenVideos: [spring] })
  expect(withVideo(stored, 'https://video.example/none', true)).toBeNull()
})

it('names what changed, whatever the order of the keys', () => {
  const same = { ...stored, awards: [{ year: 2023, awardedBy: 'The guild', title: 'First' }] }
  expect(changedFields(stored, same)).toEqual([])
  expect(changedFields(stored, { ...stored, bio: 'Gone.', videos: [] })).toEqual(['bio', 'videos'])
})
