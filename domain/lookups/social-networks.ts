/** Social networks on which agents have pages, each with its name as people write it. */
export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
  tikTok: 'TikTok',
  x: 'X',
  youTube: 'YouTube',
} as const

export type SocialNetwork = keyof typeof socialNetworks
