import { expect, it } from 'vitest'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { privateViews } from '#tests/support/free-texts/private-views.tsx'
import { markupShape, shapeDifference } from '#tests/support/markup-shape.ts'

const SECTION = 25

/** As many lines, for those are elements. */
const harmlessLike = (text: string): string => text.replaceAll(/[^\n\r]+/g, 'Words')

it.each(privateViews)('what people write is no element, handler or address of %s', (_name, markupWith) => {
  const different: unknown[] = []
  for (let at = 0; at < attackStrings.length; at += SECTION) {
    const text = attackStrings.slice(at, at + SECTION).join(' ')
    const markup = markupWith(text)
    const difference = shapeDifference(markupShape(markupWith(harmlessLike(text))), markupShape(markup))
    if (difference !== null) different.push([text, difference])
    expect(markup).toContain('ran(1)')
  }
  expect(different).toEqual([])
})
