import { mockDraftId } from '#mocks/world/listing-drafts.ts'
import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const [ready, begun, published] = [1, 2, 3].map(mockDraftId)
const of = (id: string | undefined) => ({ id: id ?? '' })
const based = (id: string | undefined, baseRevision: number) => ({ ...of(id), baseRevision })
const nobody = 'UNAUTHENTICATED'

const saved = (change: object, content: object = {}) => ({
  input: { ...based(begun, 1), content: { listingType: 'sale', title: 'Soon in Carlton', ...content }, ...change },
})
const state = (change: object) => ({ input: { ...based(published, 2), state: 'underOffer', ...change } })

export const documents: DocumentCases = {
  ListingDraft: {
    variables: of(begun),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['that is published', of(published), 'FOUND'],
      ['that does not exist', of(mockDraftId(99)), 'NULL'],
      ['by who is no agent', of(published), 'NULL', 'lena'],
      ['by nobody', of(published), nobody, null],
    ],
  },
  ListingOffice: {
    variables: {},
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['of who is no agent', {}, 'NULL', 'lena'],
      ['by nobody', {}, nobody, null],
    ],
  },
  ListingDraftPreview: {
    variables: of(published),
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NULL', 'unknown-location': 'NULL' },
    more: [
      ['that does not exist', of(mockDraftId(99)), 'NULL'],
      ['by who is no agent', of(published), 'NULL', 'lena'],
      ['by nobody', of(published), nobody, null],
    ],
  },
  EditingOffice: {
    variables: { listingId: 1002 },
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    more: [
      ['of a listing that does not exist', { listingId: 999_999 }, 'NULL'],
      ['by who is no agent', { listingId: 1002 }, 'NULL', 'lena'],
      ['by nobody', { listingId: 1002 }, nobody, null],
    ],
  },
  EditListing: {
    variables: { listingId: 1002 },
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['that does not exist', { listingId: 999_999 }, 'NOT_FOUND'],
      ['by who is no agent', { listingId: 1002 }, 'NOT_FOUND', 'lena'],
      ['by nobody', { listingId: 1002 }, nobody, null],
    ],
  },
  OfficeListings: {
    variables: { skip: 0, take: 25 },
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['too many', { skip: 0, take: 101 }, 'BAD_INPUT'],
      ['of who is no agent', { skip: 0, take: 25 }, 'NULL', 'lena'],
      ['by nobody', { skip: 0, take: 25 }, nobody, null],
    ],
  },
  SaveListingDraft: {
    variables: saved({}),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['that was changed meanwhile', saved({ baseRevision: 7 }), 'CONFLICT'],
      ['with too long a headline', saved({}, { title: 'x'.repeat(301) }), 'BAD_INPUT'],
      ['of another', saved({}), 'NOT_FOUND', 'lena'],
      ['by nobody', saved({}), nobody, null],
    ],
  },
  PublishListingDraft: {
    variables: based(begun, 1),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['that was changed meanwhile', based(published, 7), 'CONFLICT'],
      ['of another', based(begun, 1), 'NOT_FOUND', 'lena'],
      ['by nobody', based(begun, 1), nobody, null],
    ],
  },
  ChangeListingDraftState: {
    variables: state({}),
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['that is not published', state(based(begun, 1)), 'BAD_INPUT'],
      ['that was changed meanwhile', state({ baseRevision: 7 }), 'CONFLICT'],
      ['in the future', state({ state: 'completed', completedOn: '2099-01-01' }), 'BAD_INPUT'],
      ['of another', state({}), 'NOT_FOUND', 'lena'],
      ['by nobody', state({}), nobody, null],
    ],
  },
  DeleteListingDraft: {
    variables: based(ready, 1),
    as: 'agnes',
    outcomes: foundInAll,
    more: [
      ['of changes', based(published, 2), 'FOUND'],
      ['that was changed meanwhile', based(begun, 7), 'CONFLICT'],
      ['that does not exist', based(mockDraftId(99), 1), 'NOT_FOUND'],
      ['of another', based(begun, 1), 'NOT_FOUND', 'lena'],
      ['by nobody', based(begun, 1), nobody, null],
    ],
  },
}
