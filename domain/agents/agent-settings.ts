import { networkOfAddress, type SocialNetwork } from '../lookups/social-networks.ts'
import { isSamplePage } from '../text/external-link.ts'
import { isWebUrl, LONGEST_WEB_URL, withScheme } from '../text/web-url.ts'

/** What the profile of an agent shows, as it is changed. */
export type AgentProfile = {
  bio: string
  website: string
  awards: readonly { title: string; awardedBy: string; year: number }[]
  socialLinks: readonly { network: SocialNetwork; url: string }[]
  videos: readonly { url: string; title: string; isVisible: boolean }[]
  servicedLocationUris: readonly string[]
  areasOfExpertise: readonly string[]
}

export type AgentProfileError = { field: keyof AgentProfile; message: string }

export const agentProfileLimits = {
  bio: 4000,
  url: LONGEST_WEB_URL,
  text: 120,
  expertise: 60,
  awards: 20,
  videos: 12,
  places: 10,
  areas: 12,
  firstYear: 1950,
} as const

const limits = agentProfileLimits

/** A profile as it is kept: without spaces around what was typed, and every link with a scheme. */
export function tidyAgentProfile(profile: AgentProfile): AgentProfile {
  return {
    bio: profile.bio.normalize('NFC').replaceAll('\r\n', '\n').trim(),
    website: withScheme(profile.website),
    awards: profile.awards.map(({ title, awardedBy, year }) => ({
      title: tidy(title),
      awardedBy: tidy(awardedBy),
      year,
    })),
    socialLinks: profile.socialLinks.map(({ network, url }) => ({ network, url: withScheme(url) })),
    videos: profile.videos.map(({ url, title, isVisible }) => ({
      url: withScheme(url),
      title: tidy(title),
      isVisible,
    })),
    servicedLocationUris: [...new Set(profile.servicedLocationUris)],
    areasOfExpertise: [...new Set(profile.areasOfExpertise.map(tidy))],
  }
}

/** What has to be put right before a tidied profile can be kept, in the order of the form. */
export function checkAgentProfile(profile: AgentProfile, thisYear: number): AgentProfileError[] {
  const { bio, website, awards, socialLinks, videos, servicedLocationUris, areasOfExpertise } = profile
  const errors: (AgentProfileError | false)[] = [
    (bio.length > limits.bio || hasControls(bio.replaceAll('\n', ''))) && {
      field: 'bio',
      message: `Shorten your words to ${limits.bio} characters, all of them printable.`,
    },
    website !== '' && !isWebUrl(website) && { field: 'website', message: 'Enter a web address like www.example.com.' },
    servicedLocationUris.length > limits.places && {
      field: 'servicedLocationUris',
      message: `Choose at most ${limits.places} places.`,
    },
    (areasOfExpertise.length > limits.areas || !areasOfExpertise.every((area) => isText(area, limits.expertise))) && {
      field: 'areasOfExpertise',
      message: `Enter at most ${limits.areas} areas of expertise, each with at most ${limits.expertise} characters.`,
    },
    (awards.length > limits.awards || !awards.every((award) => isAward(award, thisYear))) && {
      field: 'awards',
      message: `Enter at most ${limits.awards} awards, each with its title, who gave it and a year from ${limits.firstYear} to ${thisYear}.`,
    },
    (!hasEachOnce(socialLinks.map(({ network }) => network)) || !socialLinks.every(isSocialLink)) && {
      field: 'socialLinks',
      message: 'Enter the web address of your page on each network, or leave it empty.',
    },
    (videos.length > limits.videos || !hasEachOnce(videos.map(({ url }) => url)) || !videos.every(isVideo)) && {
      field: 'videos',
      message: `Enter at most ${limits.videos} videos, each once, with its web address and a title.`,
    },
  ]
  return errors.filter((error) => error !== false)
}

const tidy = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text)

const isText = (text: string, longest: number): boolean => text !== '' && text.length <= longest && !hasControls(text)

const isAward = ({ title, awardedBy, year }: AgentProfile['awards'][number], thisYear: number): boolean =>
  isText(title, limits.text) &&
  isText(awardedBy, limits.text) &&
  Number.isInteger(year) &&
  year >= limits.firstYear &&
  year <= thisYear

const isSocialLink = ({ network, url }: AgentProfile['socialLinks'][number]): boolean =>
  networkOfAddress(url) === network && isWebUrl(url)

const isVideo = ({ url, title }: AgentProfile['videos'][number]): boolean =>
  (isWebUrl(url) || isSamplePage(url)) && isText(title, limits.text)

const hasEachOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length
