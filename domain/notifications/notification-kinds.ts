export type NotificationChannel = 'email' | 'push'

export type NotificationKindInfo = {
  /** One of what sends it, as in `alert-7`. */
  singular: string
  /** What members are notified of. */
  label: string
  /** Whether only agents are. */
  isForAgents?: true
  channels: readonly NotificationChannel[]
  /** Where members choose what they get of it. */
  page: { path: string; name: string }
  /** Begins the token of a link that stops its emails; that of one kind alone is empty. */
  tokenPrefix: string
  /** The small print of its emails. */
  footer: string
  /** The link to the page that stops them. */
  stop: string
  /** What that page says. */
  unsubscribe: { title: string; question: string; introduction: string; done: string; badToken: string }
  /** What one message was about. */
  items: (count: number) => string
}

const listings = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`

/** Everything that members are notified of and can stop. Emails, push notifications, the page that stops them and the settings read it. */
export const notificationKinds = {
  alerts: {
    singular: 'alert',
    label: 'Homes that fit your alerts',
    channels: ['email', 'push'],
    page: { path: '/alerts', name: 'My Alerts' },
    tokenPrefix: '',
    footer: 'Homely sent this email because you asked for it in My Alerts.',
    stop: 'Stop emails of this alert',
    unsubscribe: {
      title: 'Stop the emails of this alert',
      question: 'Stop the emails about this alert?',
      introduction:
        'We’ll stop emailing you about this alert. It stays in My Alerts, where you can turn emails on again.',
      done: 'Done. You won’t get any more emails about this alert.',
      badToken: 'This link doesn’t work any more. You can turn the emails off in My Alerts.',
    },
    items: listings,
  },
  collections: {
    singular: 'collection',
    label: 'News of homes in your collections',
    channels: ['email', 'push'],
    page: { path: '/collections', name: 'My collections' },
    tokenPrefix: 'collections.',
    footer: 'Homely sent this email because these homes are saved in your collections.',
    stop: 'Stop emails about this collection',
    unsubscribe: {
      title: 'Stop the emails about this collection',
      question: 'Stop the emails about this collection?',
      introduction:
        'We’ll stop emailing you about its homes. The collection stays, and you can turn emails on again there.',
      done: 'Done. You won’t get any more emails about this collection.',
      badToken: 'This link doesn’t work any more. You can turn the emails off in your collection.',
    },
    items: listings,
  },
  places: {
    singular: 'place',
    label: 'Reviews and questions at places you follow',
    channels: ['email'],
    page: { path: '/following', name: 'Following' },
    tokenPrefix: 'places.',
    footer: 'Homely sent this email because you follow these places.',
    stop: 'Stop emails about this place',
    unsubscribe: {
      title: 'Stop the emails about this place',
      question: 'Stop the emails about this place?',
      introduction:
        'We’ll stop emailing you about it. You still follow it, and what’s new there shows up in Following.',
      done: 'Done. You won’t get any more emails about this place.',
      badToken: 'This link doesn’t work any more. Unfollow the place on its page, and the emails stop too.',
    },
    items: (count) => `${count} ${count === 1 ? 'post' : 'posts'}`,
  },
  answers: {
    singular: 'question',
    label: 'Answers to questions you follow',
    channels: ['email'],
    page: { path: '/discussions', name: 'Questions and discussions' },
    tokenPrefix: 'answers.',
    footer: 'Homely sent this email because you follow these questions.',
    stop: 'Unfollow this question',
    unsubscribe: {
      title: 'Unfollow this question',
      question: 'Unfollow this question?',
      introduction: 'We’ll stop emailing you its answers. You can follow it again on its page.',
      done: 'Done. You don’t follow this question any more.',
      badToken: 'This link doesn’t work any more. Unfollow the question on its page, and the emails stop too.',
    },
    items: (count) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
  },
  confirmations: {
    singular: 'agency',
    label: 'Homes of your agency to confirm',
    isForAgents: true,
    channels: ['email'],
    page: { path: '/performance', name: 'Performance' },
    tokenPrefix: 'confirmations.',
    footer: 'Homely sent this email because your agency lists these homes.',
    stop: 'Stop these emails',
    unsubscribe: {
      title: 'Stop the emails about homes to confirm',
      question: 'Stop the emails about homes to confirm?',
      introduction:
        'We’ll stop emailing you about homes that your agency hasn’t confirmed. They still come off the market after 14 days. You’ll get the emails again once you confirm a home on its page.',
      done: 'Done. You won’t get any more emails about homes to confirm.',
      badToken: 'This link doesn’t work any more. Confirm your homes on their pages.',
    },
    items: listings,
  },
  premier: {
    singular: 'agent',
    label: 'Your way to a Premier Agent',
    isForAgents: true,
    channels: ['email'],
    page: { path: '/settings#premier-emails', name: 'Settings' },
    tokenPrefix: 'premier.',
    footer: 'Homely sent this email because you manage this profile.',
    stop: 'Stop these emails',
    unsubscribe: {
      title: 'Stop the emails about Premier Agents',
      question: 'Stop the emails about Premier Agents?',
      introduction:
        'We’ll stop emailing you when our staff change where you stand. The settings of your profile still show it, and you can turn the emails on again in Settings.',
      done: 'Done. You won’t get any more emails about Premier Agents.',
      badToken: 'This link doesn’t work any more. You can turn the emails off in Settings.',
    },
    items: (count) => `${count} ${count === 1 ? 'change' : 'changes'}`,
  },
} as const satisfies Readonly<Record<string, NotificationKindInfo>>

export type NotificationKindName = keyof typeof notificationKinds

const kinds: Readonly<Record<string, NotificationKindInfo>> = notificationKinds

/** What somebody can be notified of. */
export const notificationKindsOf = ({ isAgent }: { isAgent: boolean }): NotificationKindInfo[] =>
  Object.values(kinds).filter(({ isForAgents = false }) => isAgent || !isForAgents)

/** Null for a name of none, such as one of a later release. */
export const notificationKindNamed = (name: string): NotificationKindInfo | null => kinds[name] ?? null

/** The kind whose emails a token stops. */
export const notificationKindOfToken = (token: string): NotificationKindInfo =>
  Object.values(kinds).find(({ tokenPrefix }) => tokenPrefix !== '' && token.startsWith(tokenPrefix)) ??
  notificationKinds.alerts
