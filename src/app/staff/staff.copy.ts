export const staffCopy = {
  title: 'Staff',
  logIn: 'Log in to go on.',
  navigation: 'Staff pages',
  moderation: 'Moderation',
  toPortal: 'Back to the portal',
  signedIn: (name: string) => `Logged in as ${name}`,
} as const
