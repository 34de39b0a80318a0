import SearchIcon from 'lucide-react/icons/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createDrawnIcon from './drawn-icon.ts'

it('draws as lucide-react draws, without its classes', () => {
  const DrawnIcon = createDrawnIcon('m21 21-4.34-4.34')
  const drawn = renderToStaticMarkup(<DrawnIcon size={20} className="own" aria-hidden="true" />)
  const original = renderToStaticMarkup(<SearchIcon size={20} className="own" aria-hidden="true" />)
  const attributesOf = (markup: string) =>
    markup
      .slice(0, markup.indexOf('>'))
      .match(/[\w-]+="[^"]*"/g)
      ?.sort()
  const expected = original.replace(' xmlns="http://www.w3.org/2000/svg"', '').replace(/class="[^"]*"/, 'class="own"')
  expect(attributesOf(drawn)).toEqual(attributesOf(expected))
  expect(drawn.slice(drawn.indexOf('>') + 1)).toBe('<path d="m21 21-4.34-4.34"></path></svg>')
})
