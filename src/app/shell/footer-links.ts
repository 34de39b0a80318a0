import { blogEntries, type Entry, furtherEntries, memberEntries, modeEntries } from './navigation.ts'
import { footerCopy } from './shell.copy.ts'

const { columns, links } = footerCopy

/** The three columns of the footer (docs/product.md, section 19.1). */
export const footerColumns: readonly { title: string; links: readonly Entry[] }[] = [
  {
    title: columns.company,
    links: [
      { label: links.about, href: '/about-us' },
      { label: links.contact, href: '/contact-us' },
      { label: links.brand, href: '/brand-guidelines' },
      { label: links.app, href: '/app' },
      { label: links.connect, href: '/connect' },
      ...blogEntries,
    ],
  },
  {
    title: columns.search,
    links: [
      ...modeEntries,
      { label: links.leased, href: '/leased' },
      ...furtherEntries,
      { label: links.newApartments, href: '/new-apartments' },
      { label: links.findSuburb, href: '/find-suburb' },
      { label: links.findRegion, href: '/find-region' },
      { label: links.findStreet, href: '/find-street' },
      ...memberEntries,
    ],
  },
  {
    title: columns.agents,
    links: [
      { label: links.list, href: '/agent-centre/list-on-homely' },
      { label: links.plus, href: '/agent-centre/homely-plus' },
      { label: links.claim, href: '/claim-your-agent-profile' },
      { label: links.agentAdvice, href: '/agent-advice' },
      { label: links.podcast, href: '/agent-advice/the-upshot-podcast' },
      { label: links.agentHelp, href: '/agent-help-centre' },
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
