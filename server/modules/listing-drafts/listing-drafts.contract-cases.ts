import { mockDraftId } from '#mocks/world/listing-drafts.ts'
import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { AccessDetails, MemberRow, OperationCases, QueryCases } from '#tests/contract/support/contract-cases.ts'

const [ready, begun, published] = [1, 2, 3].map(mockDraftId)

export const queries: QueryCases = {
  listingOffice: { variables: {}, as: 'agnes' },
  editingOffice: { variables: { listingId: 1001 }, as: 'agnes' },
  listingDrafts: { variables: {}, as: 'agnes' },
  listingDraft: { variables: { id: published }, as: 'agnes' },
  listingDraftPreview: { variables: { id: ready }, as: 'agnes' },
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pdf = 'JVBERi0xLjQKJSVFT0YK'
const upload = (kind: 'documents' | 'pictures', body: object, id = ready) => ({
  method: 'POST' as const,
  path: `/rest/listing-drafts/${id}/${kind}`,
  body,
})
const picture = (base64: string, id?: string) => upload('pictures', { picture: base64 }, id)
const document = (base64: string, fileName = 'Statement.pdf') => upload('documents', { document: base64, fileName })

export const operations: OperationCases = {
  uploadListingPicture: [
    { about: 'a picture', as: 'agnes', ...picture(pixel), status: 200 },
    { about: 'no picture', as: 'agnes', ...picture('bm8gcGljdHVyZQ=='), status: 400, code: 'BAD_INPUT' },
    { about: 'no base64', as: 'agnes', ...picture('?'), status: 400, code: 'BAD_INPUT' },
    { about: 'of no draft', as: 'agnes', ...picture(pixel, 'none'), status: 404, code: 'NOT_FOUND' },
    { about: 'by another', as: 'lena', ...picture(pixel), status: 404, code: 'NOT_FOUND' },
    { about: 'by nobody', ...picture(pixel), status: 401, code: 'UNAUTHENTICATED' },
  ],
  uploadListingDocument: [
    { about: 'a document', as: 'agnes', ...document(pdf), status: 200 },
    { about: 'no PDF', as: 'agnes', ...document(pixel), status: 400, code: 'BAD_INPUT' },
    { about: 'a name of spaces', as: 'agnes', ...document(pdf, ' '), status: 400, code: 'BAD_INPUT' },
    { about: 'by another', as: 'lena', ...document(pdf), status: 404, code: 'NOT_FOUND' },
    { about: 'by nobody', ...document(pdf), status: 401, code: 'UNAUTHENTICATED' },
  ],
}

export const accessDetails: AccessDetails = {
  uploadListingPicture: { outcomes: 'who 404 404 yes 404 yes 404', secret: 'listing-picture-' },
  uploadListingDocument: { outcomes: 'who 404 404 yes 404 yes 404', secret: 'listing-documents' },
}

const claim: Claim = ['listings_permission', 'CanManageAny']
/** Agents of the office, and staff with the claim. */
const outcomes = 'who none none yes none yes none'
const draft = 'draft { office { name } }'
const common = { outcomes, claim, secret: 'Tallow & Reed Fitzroy' }
const based = (id: string | undefined, revision: number) => `id: "${id}", baseRevision: ${revision}`

export const memberFields: readonly MemberRow[] = [
  { ...common, field: 'listingOffice', operation: '{ listingOffice(officeId: 1) { office { name } } }' },
  { ...common, field: 'editingOffice', operation: '{ editingOffice(listingId: 1001) { office { name } } }' },
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
    operation: `mutation { deleteListingDraft(${based(begun, 1)}) { id } }`,
    outcomes,
    claim,
  },
]
