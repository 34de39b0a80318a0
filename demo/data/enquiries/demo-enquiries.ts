export type DemoEnquiry = {
  kind: 'agent' | 'listing' | 'seller'
  name: string
  email: string
  phone: string | null
  message: string
  /** Days before now that it came, and of the reply. */
  daysAgo: number
  reply?: { message: string; daysAgo: number }
  isArchived?: boolean
  topics?: readonly string[]
  wantsInspection?: boolean
  reason?: string
  streetAddress?: string
}

/** What people asked of the agent behind the demonstration's account, the latest first. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    kind: 'listing',
    name: 'Farah Siddiqui',
    email: 'farah.siddiqui@post.example',
    phone: '0491570006',
    message: 'Is the price guide likely to move before the auction? We have finance for the lower end.',
    daysAgo: 0.2,
    topics: ['priceGuide'],
    wantsInspection: true,
  },
  {
    kind: 'listing',
    name: 'Glenn Petrovski',
    email: 'g.petrovski@post.example',
    phone: null,
    message: 'Could you send me the contract of sale please?',
    daysAgo: 0.8,
    topics: ['contract'],
  },
  {
    kind: 'seller',
    name: 'Maureen O’Dowd',
    email: 'modowd@post.example',
    phone: '0491570110',
    message: 'We’re thinking about next autumn. No rush, but I would like to know what needs doing first.',
    daysAgo: 1.6,
    streetAddress: '9 Wattle Grove',
  },
  {
    kind: 'agent',
    name: 'Tevita Fonua',
    email: 'tevita.fonua@post.example',
    phone: '0491571266',
    message: 'Do you have anything coming up with a shed big enough for a boat? Up to 1.2.',
    daysAgo: 2.5,
    reason: 'buying',
  },
  {
    kind: 'listing',
    name: 'Priyanka Rao',
    email: 'priyanka.rao@post.example',
    phone: null,
    message: '',
    daysAgo: 3.1,
    topics: ['inspectionTimes', 'similarHomes'],
    wantsInspection: true,
    reply: {
      message: 'Hi Priyanka\n\nThe next open home is on Saturday; I can also show you through on Thursday after five.',
      daysAgo: 2.9,
    },
  },
  {
    kind: 'listing',
    name: 'Ollie Hartnett',
    email: 'ollie.hartnett@post.example',
    phone: '0491571491',
    message: 'What is the body corporate paying for the lift each year?',
    daysAgo: 5.4,
    reply: {
      message: 'Hello Ollie\n\nThe fees are in the statement; I have asked the manager for the lift alone.',
      daysAgo: 5.1,
    },
  },
  {
    kind: 'agent',
    name: 'Xin Yi Loh',
    email: 'xinyi.loh@post.example',
    phone: null,
    message: 'Who in your office looks after rentals?',
    daysAgo: 7.3,
    reason: 'renting',
    reply: { message: 'Hi Xin Yi\n\nOur property managers do; I have passed your message on.', daysAgo: 7.2 },
  },
  {
    kind: 'seller',
    name: 'Barry Nuttall',
    email: 'barry.nuttall@post.example',
    phone: '0491572549',
    message: '',
    daysAgo: 9.6,
    streetAddress: '31 Kiln Street',
    reply: { message: 'Hello Barry\n\nWould Tuesday at ten suit? It takes about half an hour.', daysAgo: 9.4 },
  },
  {
    kind: 'listing',
    name: 'Anouk Verhoeven',
    email: 'anouk.v@post.example',
    phone: null,
    message: 'Has the owner had the stumps looked at?',
    daysAgo: 12.2,
    reply: { message: 'Hi Anouk\n\nYes, last year. The report is with the contract.', daysAgo: 12.1 },
  },
  {
    kind: 'listing',
    name: 'Dean Kowalczyk',
    email: 'dean.k@post.example',
    phone: '0491575254',
    message: 'Would they take an offer before the auction?',
    daysAgo: 16.5,
    reply: {
      message: 'Hi Dean\n\nThey would look at one in writing. Call me and I will explain how we do that.',
      daysAgo: 16.3,
    },
    isArchived: true,
  },
  {
    kind: 'agent',
    name: 'Rosalind Peel',
    email: 'rosalind.peel@post.example',
    phone: null,
    message: 'Thank you for Saturday. We bought elsewhere in the end.',
    daysAgo: 20.8,
    reason: 'other',
    isArchived: true,
  },
]
