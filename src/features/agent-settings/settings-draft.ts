import type { AgentProfile } from '#domain/agents/agent-settings.ts'
import { type SocialNetwork, socialNetworks } from '#domain/lookups/social-networks.ts'
import type { SettingsForm_SettingsFragment } from '#src/api/generated/graphql.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

type Place = { uri: string; label: string }

/** What the profile of an agent shows, as it stands in the form; the year of an award and the areas as they are typed. */
export type SettingsDraft = {
  bio: string
  website: string
  areas: string
  places: readonly Place[]
  awards: readonly { title: string; awardedBy: string; year: string }[]
  links: Readonly<Record<SocialNetwork, string>>
  videos: readonly { url: string; title: string; isVisible: boolean }[]
  baseVersion: number
}

// The table's keys are the networks.
export const networks = Object.keys(socialNetworks) as SocialNetwork[]

export function draftOf(settings: SettingsForm_SettingsFragment): SettingsDraft {
  const { bio, website, areasOfExpertise, servicedLocations, awards, socialLinks, videos, version } = settings
  return {
    bio,
    website,
    areas: areasOfExpertise.join('\n'),
    places: servicedLocations.map(({ uri, label }) => ({ uri, label })),
    awards: awards.map(({ title, awardedBy, year }) => ({ title, awardedBy, year: String(year) })),
    links: linksFrom((network) => socialLinks.find((link) => link.network === network)?.url),
    videos: videos.map(({ url, title, isVisible }) => ({ url, title, isVisible })),
    baseVersion: version,
  }
}

/** What is sent: rows and lines in which nothing was typed are left out. */
export function profileOf({ bio, website, areas, places, awards, links, videos }: SettingsDraft): AgentProfile {
  return {
    bio,
    website,
    areasOfExpertise: areas.split('\n').filter((line) => line.trim() !== ''),
    servicedLocationUris: places.map(({ uri }) => uri),
    awards: awards
      .filter(({ title, awardedBy, year }) => `${title}${awardedBy}${year}`.trim() !== '')
      .map(({ title, awardedBy, year }) => ({ title, awardedBy, year: wholeNumber(year) })),
    socialLinks: networks
      .filter((network) => links[network].trim() !== '')
      .map((network) => ({ network, url: links[network] })),
    videos: videos.filter(({ url, title }) => `${url}${title}`.trim() !== ''),
  }
}

/** Zero, which is no year of an award, for what is no whole number. */
const wholeNumber = (text: string): number => (/^\d{4}$/.test(text.trim()) ? Number(text) : 0)

/** What was typed and not yet saved, in this browser. */
export const savedSettings = (username: string): StoredValue<SettingsDraft | null> =>
  storedValue<SettingsDraft | null>(`agentSettings:${username}`, (found) => {
    if (found === null || typeof found !== 'object') return null
    // Each part is looked at before it is taken.
    const given = found as Record<keyof SettingsDraft, unknown>
    const links = Object(given.links) as Record<string, unknown>
    return {
      bio: textFrom(given.bio),
      website: textFrom(given.website),
      areas: textFrom(given.areas),
      places: rowsFrom(given.places).map(({ uri, label }) => ({ uri: textFrom(uri), label: textFrom(label) })),
      awards: rowsFrom(given.awards).map(({ title, awardedBy, year }) => ({
        title: textFrom(title),
        awardedBy: textFrom(awardedBy),
        year: textFrom(year),
      })),
      links: linksFrom((network) => textFrom(links[network])),
      videos: rowsFrom(given.videos).map(({ url, title, isVisible }) => ({
        url: textFrom(url),
        title: textFrom(title),
        isVisible: isVisible === true,
      })),
      baseVersion: Number.isSafeInteger(given.baseVersion) ? Number(given.baseVersion) : 0,
    }
  })

const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '')

const rowsFrom = (value: unknown): Record<string, unknown>[] =>
  // Each part of a row is looked at before it is taken.
  Array.isArray(value) ? value.slice(0, 50).map((row: unknown) => Object(row) as Record<string, unknown>) : []

const linksFrom = (urlOf: (network: SocialNetwork) => string | undefined): SettingsDraft['links'] => ({
  facebook: urlOf('facebook') ?? '',
  instagram: urlOf('instagram') ?? '',
  linkedIn: urlOf('linkedIn') ?? '',
  tikTok: urlOf('tikTok') ?? '',
  x: urlOf('x') ?? '',
  youTube: urlOf('youTube') ?? '',
})
