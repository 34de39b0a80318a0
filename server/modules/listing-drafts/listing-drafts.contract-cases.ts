import { mockDraftId } from '#mocks/world/listing-drafts.ts'
import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'

const [ready, begun, published] = [1, 2, 3].map(mockDraftId)

export const queries: QueryCases = {
  listingOffice: { variables: {}, as: 'agnes' },
  listingDrafts: { variables: {}, as: 'agnes' },
  listingDraft: { variables: { id: published }, as: 'agnes' },
  listingDraftPreview: { variables: { id: ready }, as: 'agnes' },
}

const claim: Claim = ['listings_permission', 'CanManageAny']
/** Agents of the office, and staff with the claim. */
const outcomes = 'who none none yes none yes none'
const draft = 'draft { office { name } }'
const common = { outcomes, claim, secret: 'Tallow & Reed Fitzroy' }
const based = (id: string | undefined, revision: number) => `id: "${id}", baseRevision: ${revision}`

export const memberFields: readonly MemberRow[] = [
  { ...common, field: 'listingOffice', operation: '{ listingOffice(officeId: 1) { office { name } } }' },
  { ...common, field: 'listingDrafts', operation: '{ listingDrafts(officeId: 1) { results { office { name } } } }' },
  { ...common, field: 'listingDraft', operation: `{ listingDraft(id: "${ready}") { office { name } } }` },
  { ...common, field: 'listingDraftPreview', operation: `{ listingDraftPreview(id: "${ready}") { office { name } } }` },
  {
    ...common,
    field: 'saveListingDraft',
    operation: `mutation { saveListingDraft(input: { ${based(begun, 1)}, content: { listingType: sale } }) { ${draft} } }`,
  },
  {
    ...common,
    field: 'publishListingDraft',
    about: 'that has problems',
    operation: `mutation { publishListingDraft(${based(begun, 1)}) { ${draft} problems { field } } }`,
  },
  { ...common, field: 'editListing', operation: `mutation { editListing(listingId: 1001) { ${draft} } }` },
  {
    ...common,
    field: 'changeListingDraftState',
    about: 'to what it is',
    operation: `mutation { changeListingDraftState(input: { ${based(published, 2)}, state: published }) { ${draft} } }`,
  },
  {
    field: 'deleteListingDraft',
    operation: `mutation { deleteListingDraft(id: "${begun}") { id } }`,
    outcomes,
    claim,
  },
]
