import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import SearchIcon from 'lucide-react/icons/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { IconSymbols, SymbolIcon } from './icon-symbols.tsx'
import { Icon } from './icon.tsx'

it('is hidden from assistive technology without a label, and an image of that name with one', () => {
  expect(plainMarkup(<Icon drawing={SearchIcon} />)).toBe('[icon]')
  expect(plainMarkup(<Icon drawing={SearchIcon} label="Search" />)).toBe('[icon Search]')
  expect(renderToStaticMarkup(<Icon drawing={SearchIcon} label="Search" />)).toContain('role="img"')
})

it.each([
  ['small', 16],
  ['medium', 20],
  ['large', 24],
  ['huge', 48],
] as const)('is, when %s, %i pixels wide and high', (size, pixels) => {
  expect(renderToStaticMarkup(<Icon drawing={SearchIcon} size={size} />)).toContain(
    ` width="${pixels}" height="${pixels}"`,
  )
})

it('refers, as a symbol, to a drawing that the document contains once', () => {
  const symbols = renderToStaticMarkup(<IconSymbols />)
  for (const name of ['bath', 'bed', 'camera', 'car', 'ruler'] as const) {
    expect(renderToStaticMarkup(<SymbolIcon name={name} />)).toBe(
      `<svg width="20" height="20" aria-hidden="true"><use href="#icon-${name}"></use></svg>`,
    )
    expect(symbols.split(` id="icon-${name}"`)).toHaveLength(2)
  }
  expect(symbols).toMatch(/^<svg aria-hidden="true"/)
})
