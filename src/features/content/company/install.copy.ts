/** What the page about the app says beside its text. */
export const installCopy = {
  title: 'Install Homely',
  offered: 'Your browser can install Homely now. It opens in its own window, from its own icon.',
  install: 'Install',
  asking: 'Your browser is asking…',
  installed: 'Homely is installed. You’ll find its icon with your other apps.',
  declined: 'Not installed. You can still install it from your browser’s menu. The steps are below.',
  running: 'You’re using Homely as an app right now.',
  notOffered: 'Find your device below: it takes two or three taps.',
} as const
