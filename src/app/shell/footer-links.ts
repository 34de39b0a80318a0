/** `drawing` names a shape of footer-drawings.tsx. */
export const socialLinks = [
  { name: 'Facebook', drawing: 'facebook', href: '/connect#facebook' },
  { name: 'Instagram', drawing: 'instagram', href: '/connect#instagram' },
  { name: 'YouTube', drawing: 'youtube', href: '/connect#youtube' },
  { name: 'LinkedIn', drawing: 'linkedin', href: '/connect#linkedin' },
] as const

/** Invented partners: a portal of one's own puts its own here, with the address of each site where it has one. */
export const partners = [
  { name: 'Ironbark Home Loans', words: ['Ironbark', 'Home Loans'], emblem: 'tree' },
  { name: 'Tern & Tide Removals', words: ['Tern & Tide', 'Removals'], emblem: 'wave' },
  { name: 'Saltbush Conveyancing', words: ['Saltbush', 'Conveyancing'], emblem: 'leaf' },
] as const
