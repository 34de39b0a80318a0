type UnopenedPart = { path: RegExp; title: string; meanwhile: string }

const parts: readonly UnopenedPart[] = [
  {
    path: /^\/(?:real-estate-agents|property-managers)(?:\/|$)/i,
    title: 'Agent Finder is not open yet',
    meanwhile:
      'Until it is, you find agents through their homes: each home names its agent, with a number to call and a form to write to them.',
  },
  {
    path: /^\/real-estate-agencies(?:\/|$)/i,
    title: 'The list of agencies is not open yet',
    meanwhile: 'Until it is, each home leads to its agency, and from there to everything that agency sells and lets.',
  },
  {
    path: /^\/suburb-profile(?:\/|$)/i,
    title: 'Suburb profiles are not open yet',
    meanwhile:
      'Until they are, each suburb has a page with its prices, homes, schools and questions. Search for one by name.',
  },
  {
    path: /^\/collections(?:\/|$)/i,
    title: 'Collections are not open yet',
    meanwhile: 'Until they are, this browser remembers the homes you opened: the home page shows them again.',
  },
  {
    path: /^\/alerts(?:\/|$)/i,
    title: 'My Alerts is not open yet',
    meanwhile:
      'Until it is, keep the address of a search: it holds the places and every filter, and “Newest” puts first what came last.',
  },
]

/** What the portal's own links already name and what does not answer yet, with what to do in the meantime. */
export const unopenedPartAt = (path: string): UnopenedPart | undefined => parts.find((part) => part.path.test(path))
