import { expect, it } from 'vitest'
import { sharingLinks } from './sharing-links.ts'

it('puts words and address into each link, so that nothing in them can break out', () => {
  const links = sharingLinks({
    title: 'A & B',
    text: '3 bedrooms & more, $1',
    url: 'https://homely.example/homes/a/1',
    listingId: 1,
    pageType: 'listingDetails',
  })
  expect(links.map(({ href }) => href)).toEqual([
    'mailto:?subject=A%20%26%20B&body=3%20bedrooms%20%26%20more%2C%20%241%0Ahttps%3A%2F%2Fhomely.example%2Fhomes%2Fa%2F1',
    'https://wa.me/?text=3%20bedrooms%20%26%20more%2C%20%241%0Ahttps%3A%2F%2Fhomely.example%2Fhomes%2Fa%2F1',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fhomely.example%2Fhomes%2Fa%2F1',
    'https://x.com/intent/post?text=3%20bedrooms%20%26%20more%2C%20%241&url=https%3A%2F%2Fhomely.example%2Fhomes%2Fa%2F1',
  ])
})
