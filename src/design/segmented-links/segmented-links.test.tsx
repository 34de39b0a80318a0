import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { SegmentedLinks } from './segmented-links.tsx'

it('is a named navigation of links that marks the view shown', () => {
  const links = [
    { href: '?view=list', label: 'List', isShown: true },
    { href: '?view=map', label: 'Map', isShown: false },
  ]
  expect(plainMarkup(<SegmentedLinks label="View" links={links} />)).toBe(
    '<nav aria-label="View"><a href="?view=list" aria-current="true">List</a><a href="?view=map">Map</a></nav>',
  )
})
