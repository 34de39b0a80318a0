import SearchIcon from 'lucide-react/icons/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createDrawnIcon from './drawn-icon.ts'

it('draws what lucide-react draws, without its classes', () => {
  const DrawnIcon = createDrawnIcon({
    node: [
      ['path', { d: 'm21 21-4.34-4.34' }],
      ['circle', { cx: '11', cy: '11', r: '8' }],
    ],
  })
  const drawn = renderToStaticMarkup(<DrawnIcon size={20} className="own" aria-hidden="true" />)
  const original = renderToStaticMarkup(<SearchIcon size={20} className="own" aria-hidden="true" />)
  const attributesOf = (markup: string) => markup.match(/[\w-]+="[^"]*"/g)?.sort()
  const expected = original.replace(' xmlns="http://www.w3.org/2000/svg"', '').replace(/class="[^"]*"/, 'class="own"')
  expect(attributesOf(drawn)).toEqual(attributesOf(expected))
  expect(drawn.match(/<path|<circle/g)).toEqual(original.match(/<path|<circle/g))
})
