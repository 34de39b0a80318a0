import type { SocialNetwork } from '#domain/lookups/social-networks.ts'

type VideoRow = { url: string; title: string }

/** What a profile shows, as it is stored. */
export type SettingsRow = {
  agentId: number
  bio: string
  website: string | null
  awards: { title: string; awardedBy: string; year: number }[]
  socialLinks: { network: SocialNetwork; url: string }[]
  videos: VideoRow[]
  hiddenVideos: VideoRow[]
  areasOfExpertise: string[]
  servicedLocationIds: number[]
  isPrincipal: boolean
  version: number
}
