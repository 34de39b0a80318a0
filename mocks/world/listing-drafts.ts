import type { StoredDraft, StoredPicture } from '#domain/listing-drafts/draft-input.ts'
import { type DraftDocument, emptyDraft } from '#domain/listing-drafts/listing-draft.ts'

/** A listing that an agent types in, with the files that were uploaded for it. */
export type ListingDraftRecord = {
  id: string
  officeId: number
  listingId: number | null
  content: StoredDraft
  publishedContent: StoredDraft | null
  revision: number
  lastCommand: string | null
  changedById: number | null
  changedAt: Date
  pictures: readonly StoredPicture[]
  documents: readonly DraftDocument[]
}

const HOUR = 3_600_000
const AGNES = 3

export const mockDraftId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const empty: StoredDraft = { ...emptyDraft('sale'), photos: [], floorPlans: [] }

const cottage: StoredDraft = {
  ...empty,
  propertyType: 'House',
  streetAddress: '9 Vincent Street',
  suburbUri: 'paddington-qld-4064',
  bedrooms: '3',
  bathrooms: '2',
  carSpaces: '1',
  landSize: '405',
  title: 'A cottage under the jacarandas',
  description: 'Weatherboard, with a deck.',
  features: ['courtyard'],
  price: '1,150,000',
  agentUsernames: ['imogen-achterberg'],
}

const terrace: StoredDraft = {
  ...cottage,
  propertyType: 'Apartment',
  streetAddress: '7/112 Rose Lane',
  suburbUri: 'fitzroy-vic-3065',
  title: 'Above the lane',
  price: '735,000',
}

/** Of office 1: one that may be published, one that is begun, and one that is published and changed. */
export const listingDraftsOf = (now: Date): ListingDraftRecord[] => {
  const draft = (number: number, content: StoredDraft) => ({
    id: mockDraftId(number),
    officeId: 1,
    listingId: null,
    content,
    publishedContent: null,
    revision: 1,
    lastCommand: null,
    changedById: AGNES,
    changedAt: new Date(now.getTime() - number * HOUR),
    pictures: [],
    documents: [],
  })
  return [
    draft(1, cottage),
    draft(2, { ...empty, title: 'Soon in Carlton', price: 'ask Imogen' }),
    { ...draft(3, { ...terrace, price: '745,000' }), listingId: 1002, publishedContent: terrace, revision: 2 },
  ]
}
