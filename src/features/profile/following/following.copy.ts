export const followingCopy = {
  title: 'Following',
  lead: 'What the people you follow have listed, sold, asked and answered, and what’s new in the places you follow.',
  logIn: 'Log in to see what’s new with the people and places you follow.',
  loading: 'Looking for what’s new',
  none: 'Nothing yet. Press Follow on the page of an agent, a local or a suburb; what’s new shows up here.',
  failed: 'We couldn’t read what’s new. Check your connection and try again.',
  again: 'Try again',
  pages: 'Pages',
  people: 'People you follow',
} as const
