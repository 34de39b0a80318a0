/** Social networks on which agents and the portal have pages, each with its name as people write it. */
export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
  tikTok: 'TikTok',
  x: 'X',
  youTube: 'YouTube',
} as const

export type SocialNetwork = keyof typeof socialNetworks

const sites: readonly (readonly [string, SocialNetwork])[] = [
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedIn'],
  ['tiktok.com', 'tikTok'],
  ['twitter.com', 'x'],
  ['x.com', 'x'],
  ['youtu.be', 'youTube'],
  ['youtube.com', 'youTube'],
]

/** The network that an address is of, such as `https://au.linkedin.com/in/tom`; null for any other site. */
export function networkOfAddress(address: string): SocialNetwork | null {
  const host = URL.parse(address)?.hostname ?? ''
  return sites.find(([site]) => host === site || host.endsWith(`.${site}`))?.[1] ?? null
}
