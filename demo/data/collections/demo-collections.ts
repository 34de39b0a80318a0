type Person = 'lena' | 'omar' | 'agnes'

/** What somebody of the demonstration says of a home, and keeps for themselves. */
export type DemoSaying = { by: Person; type: 'like' | 'dislike' | null; comment: string }
export type DemoNote = { by: Person; note: string; stage: 'toInspect' | 'inspected' | 'applied' | 'noLonger' | null }

/** A home that is looked for: the first of this kind that is not taken yet. */
export type DemoHome = {
  wanted: 'available' | 'underOffer' | 'completed' | 'priceChanged'
  addedBy: Person
  daysAgo: number
  sayings: readonly DemoSaying[]
  notes: readonly DemoNote[]
}

export type DemoCollection = {
  name: string
  isPublic: boolean
  owner: Person
  collaborators: readonly Person[]
  invited: readonly Person[]
  listingType: 'sale' | 'rental'
  /** In this order, before all others. */
  suburbUris: readonly string[]
  daysAgo: number
  /** The one that was added first first. */
  homes: readonly DemoHome[]
}

const plain = (wanted: DemoHome['wanted'], addedBy: Person, daysAgo: number): DemoHome => ({
  wanted,
  addedBy,
  daysAgo,
  sayings: [],
  notes: [],
})

const like = (by: Person, comment = ''): DemoSaying => ({ by, type: 'like', comment })
const dislike = (by: Person, comment = ''): DemoSaying => ({ by, type: 'dislike', comment })

/** Lena and Omar look for a first home together; Lena has another one for herself, and an invitation. */
export const demoCollections: readonly DemoCollection[] = [
  {
    name: 'Our first home',
    isPublic: false,
    owner: 'lena',
    collaborators: ['omar'],
    invited: [],
    listingType: 'sale',
    suburbUris: [
      'brunswick-vic-3056',
      'northcote-vic-3070',
      'fitzroy-vic-3065',
      'thornbury-vic-3071',
      'carlton-vic-3053',
    ],
    daysAgo: 16,
    homes: [
      {
        ...plain('completed', 'lena', 15),
        sayings: [like('lena', 'Gone before we could see it. Good to know what it went for.')],
      },
      {
        ...plain('priceChanged', 'lena', 12),
        sayings: [like('lena', 'They came down already.'), like('omar', 'Then let’s go on Saturday.')],
        notes: [{ by: 'lena', note: 'Ask about the damp in the back room.', stage: 'toInspect' }],
      },
      {
        ...plain('available', 'omar', 9),
        sayings: [like('omar', 'Ten minutes to work by bike.'), dislike('lena', 'The tram stops right at the window.')],
        notes: [{ by: 'lena', note: 'Loud, even with the windows shut.', stage: 'inspected' }],
      },
      {
        ...plain('available', 'lena', 6),
        sayings: [like('lena', 'Look at that kitchen!'), like('omar')],
        notes: [{ by: 'omar', note: 'Strata report is with the agent.', stage: 'inspected' }],
      },
      { ...plain('underOffer', 'omar', 4), sayings: [dislike('omar', 'Too late, and too dear for us anyway.')] },
      plain('available', 'omar', 1),
    ],
  },
  {
    name: 'Rentals until then',
    isPublic: false,
    owner: 'lena',
    collaborators: [],
    invited: [],
    listingType: 'rental',
    suburbUris: ['brunswick-vic-3056', 'northcote-vic-3070', 'carlton-vic-3053'],
    daysAgo: 5,
    homes: [
      {
        ...plain('available', 'lena', 5),
        notes: [{ by: 'lena', note: 'Pets are fine with the owner.', stage: 'applied' }],
      },
      plain('available', 'lena', 5),
      { ...plain('available', 'lena', 3), notes: [{ by: 'lena', note: '', stage: 'noLonger' }] },
    ],
  },
  {
    name: 'South coast, one day',
    isPublic: true,
    owner: 'omar',
    collaborators: [],
    invited: ['lena'],
    listingType: 'sale',
    suburbUris: ['kiama-nsw-2533', 'wollongong-nsw-2500', 'batemans-bay-nsw-2536'],
    daysAgo: 3,
    homes: [
      plain('available', 'omar', 3),
      { ...plain('available', 'omar', 2), sayings: [like('omar', 'The sea at the end of the street.')] },
    ],
  },
]
