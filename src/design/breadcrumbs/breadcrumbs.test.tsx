import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const items = [
  { label: 'Home', href: '/' },
  { label: 'Guides', href: '/advice' },
  { label: 'Buying at auction', href: '/advice/buying-at-auction' },
]

it('is a named navigation of links in order, and the last item is the current page and no link', () => {
  expect(plainMarkup(<Breadcrumbs items={items} />)).toBe(
    '<nav aria-label="Breadcrumb"><ol>' +
      '<li><a href="/">Home</a>[icon]</li>' +
      '<li><a href="/advice">Guides</a>[icon]</li>' +
      '<li><span aria-current="page">Buying at auction</span></li>' +
      '</ol></nav>',
  )
})

it('shows an item without a page as text that is not the current page', () => {
  expect(plainMarkup(<Breadcrumbs label="Path" items={[{ label: 'Victoria' }, { label: 'Fitzroy' }]} />)).toBe(
    '<nav aria-label="Path"><ol>' +
      '<li><span>Victoria</span>[icon]</li>' +
      '<li><span aria-current="page">Fitzroy</span></li>' +
      '</ol></nav>',
  )
})
