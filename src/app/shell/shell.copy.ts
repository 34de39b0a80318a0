/** What stands around every page; only the server renders it, so it is not sent to the browser as code. */
export const headerCopy = {
  home: 'Homely, home page',
  name: 'Homely',
  main: 'Main',
  blog: 'Blog',
} as const

/** The strips above the header: what may interest a visitor of the section, and the link to it. */
export const noticesCopy = {
  from: 'From Homely',
  locations: { text: 'Looking for something brand new?', action: 'See new apartments' },
  questions: { text: 'Like the sound of a suburb?', action: 'See what homes cost there' },
  blog: { text: 'Read enough?', action: 'See homes for sale' },
} as const

export const adRoomCopy = { label: 'Advertisement' } as const

export const footerCopy = {
  columns: { company: 'Company', search: 'Search', agents: 'For Agents' },
  pocket: 'Homely in your pocket',
  otherSites: { social: 'Follow us', partners: 'Our partners' },
  getApp: 'Get the app for',
  privacy: 'Privacy',
  terms: 'Terms',
  copyright: (year: number) => `© ${year} Homely`,
  version: (version: string) => `Version ${version}`,
} as const
