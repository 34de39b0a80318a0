/** What the parts of the portal that have no page yet say, with what to do in the meantime. */
export const unopenedPartsCopy = {
  agents: {
    title: 'Agent Finder isn’t open yet',
    meanwhile:
      'For now, you can find agents through their listings. Each home names its agent, with a number to call and an enquiry form.',
  },
  agencies: {
    title: 'The list of agencies isn’t open yet',
    meanwhile: 'For now, each home links to its agency, and from there to all the homes it sells and leases.',
  },
  suburbProfiles: {
    title: 'Suburb profiles aren’t open yet',
    meanwhile: 'For now, each suburb has a page with its prices, homes, schools and questions. Search for one by name.',
  },
  collections: {
    title: 'Collections aren’t open yet',
    meanwhile: 'For now, this browser remembers the homes you’ve viewed. You’ll find them on the home page.',
  },
  alerts: {
    title: 'My Alerts isn’t open yet',
    meanwhile:
      'For now, bookmark a search: its address holds the places and every filter. Sort it by “Newest” to see what’s new first.',
  },
} as const
