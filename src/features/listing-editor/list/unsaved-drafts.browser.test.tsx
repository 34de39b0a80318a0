import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emptyDraft } from '#domain/listing-drafts/listing-draft.ts'
import { persistedDraft } from '../editor/persisted-draft.ts'
import { UnsavedDrafts } from './unsaved-drafts.tsx'

afterEach(cleanup)

const OF_OFFICE = '11111111-2222-4333-8444-555555555555'
const OF_OWN = '11111111-2222-4333-8444-666666666666'

it('leads back to each draft in this browser, in the office that it was begun for', () => {
  const content = { ...emptyDraft('rental'), streetAddress: '9 New Street' }
  persistedDraft(OF_OFFICE).save({ content, unanswered: null, revision: 0 }, 7)
  persistedDraft(OF_OWN).save({ content: { ...content, streetAddress: '2 Old Street' }, unanswered: null, revision: 0 })
  render(<UnsavedDrafts />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(Object.fromEntries(links)).toEqual({
    '9 New Street': `/agent-centre/listings/${OF_OFFICE}?new=rental&office=7`,
    '2 Old Street': `/agent-centre/listings/${OF_OWN}?new=rental`,
  })
})
