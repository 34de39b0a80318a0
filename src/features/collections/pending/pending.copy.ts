export const pendingCopy = {
  firstName: 'My homes',
  handedOver: (count: number, name: string) =>
    count === 1 ? `Saved to ${name}.` : `${count} homes are saved to ${name}.`,
  show: 'View collection',
  failed: {
    UNREACHABLE:
      'Your saved homes could not be added to your account. They’re kept on this device, and we’ll keep trying.',
    REFUSED: 'Your saved homes could not be added to your account. They’re kept on this device. See Collections.',
  },
  collections: 'Collections',
} as const
