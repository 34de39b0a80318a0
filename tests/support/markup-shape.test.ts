import { expect, it } from 'vitest'
import { attackStrings } from './attack-strings.ts'
import { markupShape, shapeDifference } from './markup-shape.ts'

/** Of a page that writes the text as it is; null for one that is no markup at all. */
function differenceOf(text: string): string | null {
  try {
    return shapeDifference(markupShape('<p title="x">x</p>'), markupShape(`<p title="${text}">${text}</p>`))
  } catch {
    return 'no markup'
  }
}

it('an attack that is written as it is typed makes another page', () => {
  const elements = attackStrings.filter((text) => /^"? ?\/?>?<(?:script|img|svg|base|meta|iframe)/i.test(text))
  expect(elements.length).toBeGreaterThan(30)
  expect(elements.filter((text) => differenceOf(text) === null)).toEqual([])
  expect(differenceOf('" onmouseover="ran(1)')).not.toBeNull()
})

it('words in other lines make the same page', () => {
  expect(differenceOf('Trams &amp; trees, 3 < 4')).toBeNull()
  expect(shapeDifference(markupShape('<p>a<br>b</p>'), markupShape('<p>a</p>'))).toBeNull()
  expect(shapeDifference(markupShape('<p>a</p><p>b</p>'), markupShape('<p>a</p>'))).toBe('p')
})
