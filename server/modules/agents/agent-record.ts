import type { SocialNetwork } from '#domain/lookups/social-networks.ts'

/** What an agent shows beside name, job and office. */
export type AgentFacts = {
  bio: string
  website: string | null
  awards: { title: string; awardedBy: string; year: number }[]
  socialLinks: { network: SocialNetwork; url: string }[]
  videos: { url: string; title: string }[]
  areasOfExpertise: string[]
  servicedLocationIds: number[]
  isClaimed: boolean
  leftOn: string | null
}
