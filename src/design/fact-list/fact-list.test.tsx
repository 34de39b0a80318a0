import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { FactList } from './fact-list.tsx'

it('is a description list that ties each detail to its term', () => {
  expect(
    plainMarkup(
      <FactList
        items={[
          { term: 'Land size', detail: '612 m²' },
          { term: 'Bond', detail: <em>$2,400</em> },
        ]}
      />,
    ),
  ).toBe('<dl><div><dt>Land size</dt><dd>612 m²</dd></div><div><dt>Bond</dt><dd><em>$2,400</em></dd></div></dl>')
})
