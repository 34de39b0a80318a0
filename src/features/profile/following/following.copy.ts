export const followingCopy = {
  title: 'Following',
  lead: 'What the people you follow have listed, sold, asked and answered.',
  logIn: 'Log in to see what the people you follow are up to.',
  loading: 'Looking for what’s new',
  none: 'Nothing yet. Open the profile of an agent or a local and press Follow; what they do shows up here.',
  failed: 'We couldn’t read what’s new. Check your connection and try again.',
  again: 'Try again',
  pages: 'Pages',
  people: 'People you follow',
} as const
