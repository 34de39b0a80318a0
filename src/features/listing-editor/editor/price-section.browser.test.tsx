import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import { answeredDraft, renderEditor } from '#tests/support/editor-under-test.tsx'
import { PriceSection } from './price-section.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = async (content: Partial<DraftContent>) => {
  renderEditor(answeredDraft({ propertyType: 'House', ...content }), <PriceSection />)
  await screen.findByDisplayValue(content.saleMethod === 'auction' ? 'Auction' : 'Private treaty')
}
const offered = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

it('offers every way to state a price where no law of the state forbids one', async () => {
  await open({ suburbUri: 'fremantle-wa-6160' })
  expect(offered()).toEqual(['One price', 'A price range', 'Offers over', 'Words only'])
  expect(screen.queryByText(/^By the /)).toBeNull()
})

it('has no “offers over” in Victoria, and says what a range may be and that the statement is needed', async () => {
  await open({ suburbUri: 'northcote-vic-3070' })
  expect(offered()).toEqual(['One price', 'A price range', 'Words only'])
  expect(screen.getByText('In VIC a range may be at most 10% wide.')).toBeDefined()
  expect(screen.getByText('In VIC “offers over”, “from” and “+” can’t be used.')).toBeDefined()
  expect(screen.getByText(/^The Statement of Information is published/)).toBeDefined()
  expect(screen.getByText('By the Estate Agents Act 1980 (Vic).')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'A price range' }))
  expect(screen.getByRole('textbox', { name: 'To' })).toBeDefined()
})

it('asks for another way where the state forbids the one that was chosen, and shows no figure of it', async () => {
  await open({ suburbUri: 'unley-sa-5061', priceStatement: 'over', price: '900,000' })
  expect(screen.getByText('“Offers over” can’t be used for this home. Choose how the price is shown.')).toBeDefined()
  expect(screen.queryByDisplayValue('900,000')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'One price' }))
  expect(screen.getByDisplayValue('900,000')).toBeDefined()
  expect(screen.queryByText(/can’t be used for this home/)).toBeNull()
})

it('shows words alone for an auction in Queensland, and all ways once it is no auction', async () => {
  await open({ suburbUri: 'maleny-qld-4552', saleMethod: 'auction', priceStatement: 'words' })
  expect(offered()).toEqual(['Words only'])
  expect(screen.getByText('A home that’s auctioned in Queensland shows no price and no price guide.')).toBeDefined()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'privateTreaty' } })
  expect(offered()).toEqual(['One price', 'A price range', 'Offers over', 'Words only'])
})

it('asks for the suburb first, and for one rent of a rental', async () => {
  await open({})
  expect(screen.getByText('Choose the suburb first: each state has its own rules.')).toBeDefined()
  cleanup()
  renderEditor(answeredDraft({ listingType: 'rental', price: '650' }), <PriceSection />)
  expect(await screen.findByDisplayValue('650')).toBe(screen.getByRole('textbox', { name: 'Rent a week' }))
  expect(screen.queryAllByRole('radio')).toEqual([])
})
