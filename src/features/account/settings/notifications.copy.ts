export const notificationsCopy = {
  title: 'Notifications',
  email: {
    title: 'Emails',
    on: (address: string) => `Emails about your alerts go to ${address}.`,
    off: 'You’ll get emails about your alerts once you’ve confirmed your email address.',
  },
  kinds: {
    title: 'What we tell you about',
    by: (channels: readonly string[]) => `${channels.join(', ')} · Choose in `,
  },
  premier: {
    label: 'Email me about my way to a Premier Agent',
    isOn: 'Saved. We’ll email you.',
    isOff: 'Saved. You won’t get these emails.',
  },
  channels: { email: 'Email', push: 'Notification' },
  device: {
    title: 'Notifications on this device',
    states: {
      on: 'Notifications are on. We’ll tell you here when a home fits an alert that sends notifications.',
      off: 'Find out here as soon as a home fits one of your alerts.',
      blocked:
        'Your browser is blocking notifications from Homely. Allow them in the site settings of your browser, then load this page again.',
      unsupported:
        'This browser can’t show notifications. On an iPhone or iPad, add Homely to your Home Screen first and open it from there.',
    },
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off notifications',
    isOn: 'Notifications are on for this device.',
    isOff: 'Notifications are off for this device.',
    dismissed: 'Your browser asked whether Homely may show notifications. Choose Allow to turn them on.',
    failed: 'Your browser couldn’t turn on notifications. Please try again.',
  },
  devices: {
    title: 'Devices',
    none: 'None of your devices gets notifications.',
    thisOne: ' (this one)',
    since: (moment: string) => `Since ${moment}`,
    remove: 'Remove',
    removeOf: (device: string) => `Remove ${device}`,
    removed: (device: string) => `${device} gets no more notifications.`,
  },
  sent: {
    title: 'What was sent',
    none: 'Nothing yet. The emails and notifications that we send you are listed here.',
    showAll: 'Show all',
    about: (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · '),
  },
  loading: 'Loading…',
  unreachable: 'We couldn’t load your notifications.',
  tryAgain: 'Try again',
} as const
