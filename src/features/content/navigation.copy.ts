import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Guides', href: '/advice', places: { blog: 1, sideMenu: 7, company: 6 } },
  { label: 'Lifestyle', href: '/lifestyle', places: { blog: 2, sideMenu: 8, company: 7 } },
  { label: 'News', href: '/news', places: { blog: 3, sideMenu: 9, company: 8 } },
  { label: 'About us', href: '/about-us', places: { company: 1 } },
  { label: 'Contact us', href: '/contact-us', places: { company: 2 } },
  { label: 'Brand guidelines', href: '/brand-guidelines', places: { company: 3 } },
  { label: 'Get the app', href: '/app', places: { company: 4 } },
  { label: 'Connect', href: '/connect', places: { company: 5 } },
  { label: 'List on Homely', href: '/agent-centre/list-on-homely', places: { agents: 1 } },
  { label: 'Homely Plus', href: '/agent-centre/homely-plus', places: { agents: 2 } },
  { label: 'Claim your agent profile', href: '/claim-your-agent-profile', places: { agents: 3 } },
  { label: 'Agent advice', href: '/agent-advice', places: { agents: 4 } },
  { label: 'The Upshot', href: '/agent-advice/the-upshot-podcast', places: { agents: 5 } },
  { label: 'Agent help centre', href: '/agent-help-centre', places: { agents: 6 } },
]
