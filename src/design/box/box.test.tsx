import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Box } from './box.tsx'

it('is a div, or the element that "as" names, with the attributes of that element', () => {
  expect(plainMarkup(<Box id="box">Content</Box>)).toBe('<div id="box">Content</div>')
  expect(
    plainMarkup(
      <Box as="blockquote" cite="/source">
        Content
      </Box>,
    ),
  ).toBe('<blockquote cite="/source">Content</blockquote>')
})

it('turns sprinkles into classes, beside the class it was given, and never into attributes or inline styles', () => {
  const markup = renderToStaticMarkup(<Box className="own" display="flex" padding={16} columns={{ desktop: 2 }} />)
  const [, names = ''] = /^<div class="([^"]*)"><\/div>$/.exec(markup) ?? []
  expect(names.split(' ')).toHaveLength(6)
  expect(names.split(' ')).toContain('own')
})
