import { blogEntries, headerEntries, memberEntries } from './navigation.ts'

type FooterLink = { label: string; href: string }

/** The three columns of the footer (specification 2). */
export const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'About us', href: '/about-us' },
      { label: 'Contact us', href: '/contact-us' },
      { label: 'Brand guidelines', href: '/brand-guidelines' },
      { label: 'Get the app', href: '/app' },
      { label: 'Connect', href: '/connect' },
      ...blogEntries,
    ],
  },
  {
    title: 'Search',
    links: [
      ...headerEntries.slice(0, 3),
      { label: 'Leased', href: '/leased' },
      ...headerEntries.slice(3),
      { label: 'New apartments', href: '/new-apartments' },
      { label: 'Find a suburb', href: '/find-suburb' },
      { label: 'Find a region', href: '/find-region' },
      { label: 'Find a street', href: '/find-street' },
      ...memberEntries,
    ],
  },
  {
    title: 'For Agents',
    links: [
      { label: 'List on Homely', href: '/agent-centre/list-on-homely' },
      { label: 'Homely Plus', href: '/agent-centre/homely-plus' },
      { label: 'Claim your agent profile', href: '/claim-your-agent-profile' },
      { label: 'Agent advice', href: '/agent-advice' },
      { label: 'The Upshot podcast', href: '/agent-advice/the-upshot-podcast' },
      { label: 'Agent help centre', href: '/agent-help-centre' },
    ],
  },
]

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
