import type { AgentProfile } from './agent-settings.ts'

type Video = { url: string; title: string }

/** A profile as it is stored: videos that are shown apart from those that are hidden, places by their numbers. */
export type StoredProfile = Omit<AgentProfile, 'servicedLocationUris' | 'videos' | 'website'> & {
  website: string | null
  videos: readonly Video[]
  hiddenVideos: readonly Video[]
  servicedLocationIds: readonly number[]
}

export function storedProfile(profile: AgentProfile, servicedLocationIds: number[]) {
  const { bio, website, awards, socialLinks, videos, areasOfExpertise } = profile
  const videosOf = (isVisible: boolean) =>
    videos.filter((video) => video.isVisible === isVisible).map(({ url, title }) => ({ url, title }))
  return {
    bio,
    website: website === '' ? null : website,
    awards: [...awards],
    socialLinks: [...socialLinks],
    videos: videosOf(true),
    hiddenVideos: videosOf(false),
    areasOfExpertise: [...areasOfExpertise],
    servicedLocationIds,
  } satisfies StoredProfile
}

/** The videos of a profile once one of them is shown, or not; null where there is no such video. */
export function withVideo(
  { videos, hiddenVideos }: Pick<StoredProfile, 'hiddenVideos' | 'videos'>,
  url: string,
  isVisible: boolean,
): { videos: Video[]; hiddenVideos: Video[] } | null {
  const video = [...videos, ...hiddenVideos].find((each) => each.url === url)
  if (video === undefined) return null
  const isShown = videos.some((each) => each.url === url)
  if (isShown === isVisible) return { videos: [...videos], hiddenVideos: [...hiddenVideos] }
  const others = (list: readonly Video[]) => list.filter((each) => each.url !== url)
  return isVisible
    ? { videos: [...others(videos), video], hiddenVideos: others(hiddenVideos) }
    : { videos: others(videos), hiddenVideos: [...others(hiddenVideos), video] }
}

/** What of a profile another one says differently, whatever the order of the keys. */
export function changedFields<Stored extends StoredProfile>(
  before: StoredProfile,
  next: Stored,
): (keyof StoredProfile)[] {
  // It has these keys.
  const names = Object.keys(next) as (keyof StoredProfile)[]
  return names.filter((name) => canonical(before[name]) !== canonical(next[name]))
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([left], [right]) => left.localeCompare(right, 'en')))
      : part,
  )
