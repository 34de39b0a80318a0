import { expect, it } from 'vitest'
import { insideOfReview, shownRequest, shownReview } from './shown-review.ts'

const write = (instant: Date) => `at ${instant.getUTCHours()}`
const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours))
const facts: Parameters<typeof shownReview>[0] = {
  title: 'Calm',
  content: 'She sold our home.',
  rating: 5,
  statistics: [{ type: 'honesty', rating: 4 }],
  serviceType: 'sale',
  suburb: { name: 'Fitzroy', suburbName: null, stateCode: 'VIC', postcode: '3065' },
  street: '12 Smith Street',
  reviewer: { name: 'Lena', username: 'lena', isAgent: false },
  isVerified: true,
  isOnRecord: false,
  source: 'member',
  importedFrom: null,
  answer: 'Thank you.',
  answeredAt: hour(2),
  answerEditedAt: null,
  helpfulCount: 3,
  publishedAt: hour(1),
  editedAt: hour(4),
}

it('everybody sees of a review what it says, of whom and when', () => {
  expect(shownReview(facts, write)).toEqual({
    title: 'Calm',
    content: 'She sold our home.',
    rating: 5,
    statistics: [{ type: 'honesty', rating: 4 }],
    serviceProvidedType: 'sale',
    propertyAddress: '12 Smith Street, Fitzroy, VIC 3065',
    reviewer: { name: 'Lena', username: 'lena', isAgent: false },
    isVerified: true,
    isOnRecord: false,
    isImported: false,
    importedFrom: null,
    isRequested: false,
    answer: { content: 'Thank you.', answeredAt: 'at 2', editedAt: null },
    helpfulCount: 3,
    publishedOn: 'at 1',
    editedAt: 'at 4',
  })
})

it('a street that is hidden is not shown, nor an answer without its time', () => {
  const shown = shownReview({ ...facts, street: null, answeredAt: null, source: 'import', publishedAt: null }, write)
  const said = { propertyAddress: 'Fitzroy, VIC 3065', answer: null, isImported: true, publishedOn: null }
  expect(shown).toMatchObject(said)
  const nowhere = shownReview({ ...facts, suburb: null, answer: null, source: 'request' }, write)
  expect(nowhere).toMatchObject({ propertyAddress: null, answer: null, isRequested: true, isImported: false })
})

it('its author and staff see why it is held; only the author what was typed', () => {
  const editedAt = new Date(5)
  const inside = {
    status: 'held' as const,
    holdReasons: ['link' as const],
    decisionReason: 'Off the subject',
    typedAddress: '12 Smith St',
    evidence: 'Contract 7',
  }
  const seenBy = (viewer: Parameters<typeof insideOfReview>[1]) => insideOfReview({ ...inside, editedAt }, viewer)
  expect(seenBy({ isAuthor: true, isStaff: false })).toEqual({ ...inside, revision: '5' })
  expect(seenBy({ isAuthor: false, isStaff: true })).toEqual({ ...inside, typedAddress: null, revision: null })
  expect(seenBy({ isAuthor: false, isStaff: false })).toEqual({
    status: 'held',
    holdReasons: [],
    decisionReason: null,
    typedAddress: null,
    evidence: null,
    revision: null,
  })
})

it('a request says no address and no email address where it has none', () => {
  const request = { clientName: 'Carol', serviceType: 'sale', requestedAt: hour(1), expiresAt: hour(9) } as const
  const dated = { clientName: 'Carol', serviceProvidedType: 'sale', requestedAt: 'at 1', expiresAt: 'at 9' }
  expect(shownRequest({ ...request, clientEmail: null, typedAddress: '' }, write)).toEqual({
    ...dated,
    clientEmail: '',
    propertyAddress: null,
  })
  expect(shownRequest({ ...request, clientEmail: 'c@x.example', typedAddress: '1 A St' }, write)).toEqual({
    ...dated,
    clientEmail: 'c@x.example',
    propertyAddress: '1 A St',
  })
})
