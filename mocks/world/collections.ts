export type ReactionType = 'like' | 'dislike'
export type ListingStage = 'toInspect' | 'inspected' | 'applied' | 'offerMade' | 'noLonger'

export type CollectionRecord = {
  id: number
  /** 12 letters and digits that stay. */
  uri: string
  ownerId: number
  name: string
  isPublic: boolean
  coverListingId: number | null
  idempotencyKey: string
  createdAt: Date
  modifiedAt: Date
  /** Until a day later it can be brought back. */
  deletedAt: Date | null
}

/** Somebody who takes part, the owner too. */
export type ContributorRecord = {
  key: string
  collectionId: number
  memberId: number
  isNamed: boolean
  isTellingByEmail: boolean
  isTellingByPush: boolean
  joinedAt: Date
  /** When the member added a home to it last. */
  lastUsedAt: Date | null
}

export type CollectionListingRecord = {
  key: string
  /** Larger for what was added later. */
  position: number
  collectionId: number
  listingId: number
  memberId: number
  addedAt: Date
  priceText: string
}

export type CollectionReactionRecord = {
  key: string
  collectionId: number
  listingId: number
  memberId: number
  reactionType: ReactionType | null
  comment: string
  modifiedAt: Date
  version: number
}

/** What a member keeps of a home for themselves. */
export type ListingNoteRecord = {
  key: string
  memberId: number
  listingId: number
  note: string
  stage: ListingStage | null
  modifiedAt: Date
  version: number
}

export type InviteStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn'

export type CollectionInviteRecord = {
  id: number
  collectionId: number
  /** In lower case. */
  email: string
  uniqueIdentifier: string
  inviterId: number
  status: InviteStatus
  memberId: number | null
  invitedAt: Date
  expiresAt: Date
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const INVITE_DAYS = 14

const [LENA, OMAR, AGNES] = [1, 2, 3]

export const keyOf = (...parts: readonly number[]): string => parts.join('-')

/** The secret under which the server signs what the invitations of this world are named by. */
export const MOCK_INVITE_SECRET = 'the secret of invitations of the small world'

const inviteIdentifiers = [
  '1-Z6C19fQ3ZB64PK_kMLwcXkKv3QrXwxG330mh5CrgrMY',
  '2-Rj9E-KTVIu1WKSDgt2XH7CI3pkQb_k6g43jOLonRigY',
  '3-R3qyYZ1XlusG-eZxF5Ft2T1fy9UF7ML24AMxQX3xFnU',
  '4-LJN-bRnJ-VC5svDM7OB3GUiMr68CivIHy4M6qaUIziw',
  '5-0BXUNcUMOF7c2gfooqTykCG4Qwjn8CVBB6wRwTUvbc8',
  '6-HkZnnFN5_2Rlc8XepcegSY8VXJyCCVv9vM_vDtSzbJg',
  '7-a4GQ0QwOhwd9yIstLN25_BYMF65NeCmctFexUyVGTmM',
  '8-qNcAZUqrqUF5Nl9oDZQhS64ENqeMq8kjKWCxDYGfmtc',
  '9-D6WIc-W--ZSgnGEYgfiHOgcNhJb8DCAsyYl5k8uyKfc',
  'a-PtXQs6mugo6ig0fVV0c6shhM-7jT7ffSjUPO1r-omCs',
]

/** What the mail of an invitation names it by; those of this world are what the server signs, so that tests can name them. */
export const mockInviteIdentifier = (id: number): string =>
  inviteIdentifiers[id - 1] ?? `${id.toString(36)}-${'m'.repeat(43)}`

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR)

/**
 * Lena and Omar look for a home together (1), Omar shows his weekends in Newtown to everybody and lets Lena take part (2), Agnes has one
 * for herself (3) and a public one without her name (4), Lena has an empty one (5), and Omar deleted two (6 and 7).
 */
export const collectionsOf = (now: Date): CollectionRecord[] => {
  const collection = (id: number, rest: Pick<CollectionRecord, 'uri' | 'ownerId' | 'name'>): CollectionRecord => ({
    id,
    isPublic: false,
    coverListingId: null,
    idempotencyKey: `seeded-collection-${id}`,
    createdAt: before(now, 24 * (30 - id)),
    modifiedAt: before(now, id),
    deletedAt: null,
    ...rest,
  })
  return [
    { ...collection(1, { uri: 'k3v5x2m4q6za', ownerId: LENA, name: 'Our first home' }), coverListingId: 1002 },
    { ...collection(2, { uri: 'b7n4t2w5y3re', ownerId: OMAR, name: 'Weekends in Newtown' }), isPublic: true },
    collection(3, { uri: 'p2c6d4h3j5fs', ownerId: AGNES, name: 'Just for Agnes' }),
    { ...collection(4, { uri: 'g3l2u4i7o6aq', ownerId: AGNES, name: 'By the sea & in the hills' }), isPublic: true },
    collection(5, { uri: 'e5z7y2x3w6vk', ownerId: LENA, name: 'Later' }),
    {
      ...collection(6, { uri: 'm2n4b6v7c3xz', ownerId: OMAR, name: 'Deleted by mistake' }),
      deletedAt: before(now, 1),
    },
    {
      ...collection(7, { uri: 'q6w7e5r3t4yu', ownerId: OMAR, name: 'Deleted for good' }),
      deletedAt: before(now, 48),
    },
  ]
}

export const contributorsOf = (now: Date): ContributorRecord[] => {
  const contributor = (
    collectionId: number,
    memberId: number,
    rest: Pick<ContributorRecord, 'isNamed'> & Partial<ContributorRecord>,
  ): ContributorRecord => ({
    key: keyOf(collectionId, memberId),
    collectionId,
    memberId,
    isTellingByEmail: true,
    isTellingByPush: false,
    joinedAt: before(now, 24 * (30 - collectionId) - memberId),
    lastUsedAt: null,
    ...rest,
  })
  return [
    contributor(1, LENA, { isNamed: true, lastUsedAt: before(now, 3) }),
    contributor(1, OMAR, { isNamed: false, lastUsedAt: before(now, 5) }),
    contributor(2, OMAR, { isNamed: true, lastUsedAt: before(now, 30) }),
    contributor(2, LENA, { isNamed: false, isTellingByEmail: false, lastUsedAt: before(now, 20) }),
    contributor(3, AGNES, { isNamed: true, lastUsedAt: before(now, 40) }),
    contributor(4, AGNES, { isNamed: false, lastUsedAt: before(now, 50) }),
    contributor(5, LENA, { isNamed: true }),
    contributor(6, OMAR, { isNamed: true, lastUsedAt: before(now, 60) }),
    contributor(7, OMAR, { isNamed: true }),
  ]
}

/** On the market, with a hidden street address, sold, leased and withdrawn; three with another price than when they were added. */
export const collectionListingsOf = (now: Date): CollectionListingRecord[] => {
  const listing = (
    collectionId: number,
    listingId: number,
    [memberId, hoursAgo, priceText]: [number, number, string],
  ): CollectionListingRecord => ({
    key: keyOf(collectionId, listingId),
    position: 1000 - hoursAgo,
    collectionId,
    listingId,
    memberId,
    addedAt: before(now, hoursAgo),
    priceText,
  })
  return [
    listing(1, 1001, [LENA, 12, '$1,520,000 - $1,670,000']),
    listing(1, 1002, [LENA, 3, '$735,000']),
    listing(1, 1003, [OMAR, 5, '$1,900,000 - $2,050,000']),
    listing(1, 1026, [LENA, 100, '$1,380,000']),
    listing(1, 3001, [OMAR, 200, '$1,600,000']),
    listing(1, 3002, [LENA, 201, 'Contact agent']),
    listing(1, 4001, [LENA, 202, '$520 pw']),
    listing(2, 1019, [OMAR, 30, '$1,850,000 - $1,980,000']),
    listing(2, 1020, [LENA, 20, '$720,000']),
    listing(3, 1014, [AGNES, 40, '$1,650,000 - $1,800,000']),
    listing(4, 1024, [AGNES, 50, '$1,200,000 - $1,300,000']),
    listing(6, 1020, [OMAR, 60, '$720,000']),
  ]
}

/** Both like 1001, they differ about 1002, and one comments on 1003. */
export const collectionReactionsOf = (now: Date): CollectionReactionRecord[] => {
  const reaction = (
    [collectionId, listingId, memberId]: [number, number, number],
    hoursAgo: number,
    rest: Pick<CollectionReactionRecord, 'reactionType'> & Partial<CollectionReactionRecord>,
  ): CollectionReactionRecord => ({
    key: keyOf(collectionId, listingId, memberId),
    collectionId,
    listingId,
    memberId,
    comment: '',
    modifiedAt: before(now, hoursAgo),
    version: 1,
    ...rest,
  })
  return [
    reaction([1, 1001, LENA], 11, { reactionType: 'like', comment: 'The garden!' }),
    reaction([1, 1001, OMAR], 10, { reactionType: 'like' }),
    reaction([1, 1002, LENA], 3, { reactionType: 'like' }),
    reaction([1, 1002, OMAR], 2, { reactionType: 'dislike', comment: 'No light in <b>any</b> room.', version: 3 }),
    reaction([1, 1003, OMAR], 4, { reactionType: null, comment: 'Is there parking?' }),
    reaction([2, 1019, OMAR], 29, { reactionType: 'like' }),
  ]
}

/** A note of Lena's and one of Omar's about the same home, and a stage without a note. */
export const listingNotesOf = (now: Date): ListingNoteRecord[] => {
  const note = (memberId: number, listingId: number, rest: Pick<ListingNoteRecord, 'note' | 'stage'>) => ({
    key: keyOf(memberId, listingId),
    memberId,
    listingId,
    modifiedAt: before(now, 9),
    version: 1,
    ...rest,
  })
  return [
    note(LENA, 1001, { note: 'Ask about the easement at the rear.', stage: 'inspected' }),
    note(OMAR, 1001, { note: 'Too dear, between us.', stage: 'toInspect' }),
    note(LENA, 1019, { note: '', stage: 'noLonger' }),
  ]
}

/**
 * Agnes is invited to the first two, an address without an account too, and Lena to the private one of Agnes; one to Mia is too old, Omar
 * accepted his, Stella declined, and one to Jun was taken back.
 */
export const collectionInvitesOf = (now: Date): CollectionInviteRecord[] => {
  const invite = (
    id: number,
    collectionId: number,
    rest: Pick<CollectionInviteRecord, 'email' | 'inviterId'> & Partial<CollectionInviteRecord>,
    daysAgo = 1,
  ): CollectionInviteRecord => {
    const invitedAt = new Date(before(now, 24 * daysAgo).getTime() - id * 60_000)
    return {
      id,
      collectionId,
      uniqueIdentifier: mockInviteIdentifier(id),
      status: 'pending',
      memberId: null,
      invitedAt,
      expiresAt: new Date(invitedAt.getTime() + INVITE_DAYS * DAY),
      ...rest,
    }
  }
  return [
    invite(1, 1, { email: 'agnes@homely.example', inviterId: LENA }),
    invite(2, 1, { email: 'jun.park@mail.example', inviterId: LENA }),
    invite(3, 1, { email: 'mia.okafor@mail.example', inviterId: LENA }, 20),
    invite(4, 2, { email: 'agnes@homely.example', inviterId: OMAR }),
    invite(5, 3, { email: 'lena@homely.example', inviterId: AGNES }),
    invite(6, 1, { email: 'omar@homely.example', inviterId: LENA, status: 'accepted', memberId: OMAR }, 28),
    invite(7, 2, { email: 'lena@homely.example', inviterId: OMAR, status: 'accepted', memberId: LENA }, 27),
    invite(8, 4, { email: 'lena@homely.example', inviterId: AGNES, status: 'declined', memberId: LENA }, 3),
    invite(9, 4, { email: 'omar@homely.example', inviterId: AGNES, status: 'withdrawn' }, 3),
    invite(10, 3, { email: 'omar@homely.example', inviterId: AGNES }, 15),
  ]
}
