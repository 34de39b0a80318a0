/** How many days ago, and at what hour of the clock in Victoria. */
export type DemoMoment = readonly [daysAgo: number, hour: number]

export type DemoEnquiry = {
  kind: 'agent' | 'listing' | 'seller'
  name: string
  email: string
  phone: string | null
  message: string
  at: DemoMoment
  reply?: { message: string; at: DemoMoment }
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
    phone: '0491 570 006',
    message: 'Is the price guide likely to move before the auction? We have finance for the lower end.',
    at: [1, 19.4],
    topics: ['priceGuide'],
    wantsInspection: true,
  },
  {
    kind: 'listing',
    name: 'Glenn Petrovski',
    email: 'g.petrovski@post.example',
    phone: null,
    message: 'Could you send me the contract of sale please?',
    at: [1, 8.2],
    topics: ['contract'],
  },
  {
    kind: 'seller',
    name: 'Maureen O’Dowd',
    email: 'modowd@post.example',
    phone: '0491 570 110',
    message: 'We’re thinking about next autumn. No rush, but I would like to know what needs doing first.',
    at: [2, 20.7],
    streetAddress: '9 Wattle Grove',
  },
  {
    kind: 'agent',
    name: 'Tevita Fonua',
    email: 'tevita.fonua@post.example',
    phone: '0491 571 266',
    message: 'Do you have anything coming up with a shed big enough for a boat? Up to 1.2.',
    at: [3, 12.6],
    reason: 'buying',
  },
  {
    kind: 'listing',
    name: 'Priyanka Rao',
    email: 'priyanka.rao@post.example',
    phone: null,
    message: '',
    at: [4, 21.3],
    topics: ['inspectionTimes', 'similarHomes'],
    wantsInspection: true,
    reply: {
      message: 'Hi Priyanka\n\nThe next open home is on Saturday; I can also show you through on Thursday after five.',
      at: [3, 9.1],
    },
  },
  {
    kind: 'listing',
    name: 'Ollie Hartnett',
    email: 'ollie.hartnett@post.example',
    phone: '0491 571 491',
    message: 'What is the body corporate paying for the lift each year?',
    at: [6, 7.8],
    reply: {
      message: 'Hello Ollie\n\nThe fees are in the statement; I have asked the manager for the lift alone.',
      at: [6, 9.6],
    },
  },
  {
    kind: 'agent',
    name: 'Xin Yi Loh',
    email: 'xinyi.loh@post.example',
    phone: null,
    message: 'Who in your office looks after rentals?',
    at: [8, 13.1],
    reason: 'renting',
    reply: { message: 'Hi Xin Yi\n\nOur property managers do; I have passed your message on.', at: [8, 16.4] },
  },
  {
    kind: 'seller',
    name: 'Barry Nuttall',
    email: 'barry.nuttall@post.example',
    phone: '0491 572 549',
    message: '',
    at: [10, 18.5],
    streetAddress: '31 Kiln Street',
    reply: { message: 'Hello Barry\n\nWould Tuesday at ten suit? It takes about half an hour.', at: [9, 10.2] },
  },
  {
    kind: 'listing',
    name: 'Anouk Verhoeven',
    email: 'anouk.v@post.example',
    phone: null,
    message: 'Has the owner had the stumps looked at?',
    at: [13, 9.9],
    reply: { message: 'Hi Anouk\n\nYes, last year. The report is with the contract.', at: [13, 11.5] },
  },
  {
    kind: 'listing',
    name: 'Dean Kowalczyk',
    email: 'dean.k@post.example',
    phone: '0491 575 254',
    message: 'Would they take an offer before the auction?',
    at: [17, 16.2],
    reply: {
      message: 'Hi Dean\n\nThey would look at one in writing. Call me and I will explain how we do that.',
      at: [16, 9.3],
    },
    isArchived: true,
  },
  {
    kind: 'agent',
    name: 'Rosalind Peel',
    email: 'rosalind.peel@post.example',
    phone: null,
    message: 'Thank you for Saturday. We bought elsewhere in the end.',
    at: [21, 11.4],
    reason: 'other',
    isArchived: true,
  },
]
