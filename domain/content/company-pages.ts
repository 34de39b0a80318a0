import { PROMOTION_PATH } from './promotion-path.ts'

/** A page of words about the portal itself; its text is in the views, found by `name`. */
export type CompanyPage = {
  path: string
  name: string
  area: 'company' | 'agents'
  title: string
  description: string
  /** The day of its last change, yyyy-mm-dd. */
  modifiedOn: string
}

// Stryker disable all: titles and URLs of pages, which a test could only repeat.
/** Every page about the portal and for agents (docs/product.md, section 20.3). */
export const companyPages: readonly CompanyPage[] = [
  {
    path: '/about-us',
    name: 'about-us',
    area: 'company',
    title: 'About us',
    description: 'What this property portal is for, what pays for it, and what it won’t do.',
    modifiedOn: '2026-11-27',
  },
  {
    path: '/contact-us',
    name: 'contact-us',
    area: 'company',
    title: 'Contact us',
    description: 'Our phone number and email address, and what helps us when you get in touch.',
    modifiedOn: '2026-11-29',
  },
  {
    path: '/connect',
    name: 'connect',
    area: 'company',
    title: 'Stay in touch',
    description: 'How to follow what’s new on this portal, and to tell us what should change.',
    modifiedOn: '2026-11-30',
  },
  {
    path: '/app',
    name: 'app',
    area: 'company',
    title: 'The Homely app',
    description: 'Install Homely on your phone, tablet or computer, straight from your browser.',
    modifiedOn: '2026-11-27',
  },
  {
    path: '/brand-guidelines',
    name: 'brand-guidelines',
    area: 'company',
    title: 'Brand guidelines',
    description: 'Homely’s logo, colours, typefaces and voice, and how to use them.',
    modifiedOn: '2026-11-22',
  },
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    area: 'company',
    title: 'Privacy policy',
    description: 'What this portal keeps about you, where, for how long, and how to have it removed.',
    modifiedOn: '2026-11-30',
  },
  {
    path: '/terms-of-use',
    name: 'terms-of-use',
    area: 'company',
    title: 'Terms of use',
    description: 'What you can expect from this portal, and what it expects from you.',
    modifiedOn: '2026-11-22',
  },
  {
    path: '/agent-centre/list-on-homely',
    name: 'list-on-homely',
    area: 'agents',
    title: 'List on Homely',
    description: 'How to get your agency’s listings onto this portal, and how to change your multiloader.',
    modifiedOn: '2026-11-29',
  },
  {
    path: PROMOTION_PATH,
    name: 'homely-plus',
    area: 'agents',
    title: 'Homely Plus',
    description: 'What a better place in the list changes on this portal, and what it never changes.',
    modifiedOn: '2026-11-27',
  },
  {
    path: '/claim-your-agent-profile',
    name: 'claim-your-agent-profile',
    area: 'agents',
    title: 'Claim your agent profile',
    description: 'How agents and property managers take charge of the profile in their name.',
    modifiedOn: '2026-11-30',
  },
  {
    path: '/agent-advice',
    name: 'agent-advice',
    area: 'agents',
    title: 'Advice for agents',
    description: 'How to write, photograph and price a listing so that people find it and trust it.',
    modifiedOn: '2026-11-22',
  },
  {
    path: '/agent-advice/the-upshot-podcast',
    name: 'the-upshot-podcast',
    area: 'agents',
    title: 'The Upshot',
    description: 'Short written advice for agents: three pieces, a few minutes each.',
    modifiedOn: '2026-11-22',
  },
  {
    path: '/agent-help-centre',
    name: 'agent-help-centre',
    area: 'agents',
    title: 'Agent help centre',
    description:
      'Answers to what agents ask most: corrections, hidden addresses, withheld prices, open times, enquiries.',
    modifiedOn: '2026-11-30',
  },
]
