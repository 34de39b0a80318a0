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

// Stryker disable all: words and addresses of pages, which a test could only repeat.
/** Every page about the portal and for agents (specification 2). */
export const companyPages: readonly CompanyPage[] = [
  {
    path: '/about-us',
    name: 'about-us',
    area: 'company',
    title: 'About us',
    description: 'What this property portal is for, how it is paid for, and what it will not do.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/contact-us',
    name: 'contact-us',
    area: 'company',
    title: 'Contact us',
    description: 'The telephone number and e-mail address of this portal, and what to have at hand when you write.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/connect',
    name: 'connect',
    area: 'company',
    title: 'Stay in touch',
    description: 'Ways to follow what changes on this portal and to tell us what should.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/app',
    name: 'app',
    area: 'company',
    title: 'Homely on your phone',
    description: 'How to put this web site on the home screen of a phone, tablet or computer. No app store needed.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/brand-guidelines',
    name: 'brand-guidelines',
    area: 'company',
    title: 'Brand guidelines',
    description: 'The logo, colours, typefaces and words of Homely, and how to use them.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    area: 'company',
    title: 'Privacy policy',
    description: 'What this portal keeps about you, where, for how long, and how to have it removed.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/terms-of-use',
    name: 'terms-of-use',
    area: 'company',
    title: 'Terms of use',
    description: 'What you may expect of this portal, and what it expects of you.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/agent-centre/list-on-homely',
    name: 'list-on-homely',
    area: 'agents',
    title: 'List on Homely',
    description: 'How an agency gets its listings onto this portal, and how to change the multiloader that sends them.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/agent-centre/homely-plus',
    name: 'homely-plus',
    area: 'agents',
    title: 'Homely Plus',
    description: 'What a better place in the list changes on this portal, and what it never changes.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/claim-your-agent-profile',
    name: 'claim-your-agent-profile',
    area: 'agents',
    title: 'Claim your agent profile',
    description: 'How an agent or property manager takes charge of the profile in their own name.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/agent-advice',
    name: 'agent-advice',
    area: 'agents',
    title: 'Advice for agents',
    description: 'How to write, photograph, price and keep a listing so that people find it and trust it.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/agent-advice/the-upshot-podcast',
    name: 'the-upshot-podcast',
    area: 'agents',
    title: 'The Upshot',
    description: 'Short written advice for agents under the name of The Upshot. No episode has been recorded yet.',
    modifiedOn: '2026-11-21',
  },
  {
    path: '/agent-help-centre',
    name: 'agent-help-centre',
    area: 'agents',
    title: 'Agent help centre',
    description:
      'Answers to what agents ask most: corrections, hidden addresses, withheld prices, open times, enquiries.',
    modifiedOn: '2026-11-21',
  },
]
