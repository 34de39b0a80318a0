import { expect, it } from 'vitest'
import type { MachineFinding } from '#tests/support/machine-findings.ts'
import { reportAsHtml, reportAsMarkdown, reportAsText } from './model-report.ts'

const lamp: MachineFinding = {
  id: 'lamp',
  states: [
    { name: 'dark', isReached: true },
    { name: 'light', isReached: false },
  ],
  branches: [
    { name: 'dark --pressed--> light', state: 'dark', event: 'pressed', guard: '', target: 'light', walks: 3 },
    { name: 'light --pressed--> dark', state: 'light', event: 'pressed', guard: 'isOn|is<2', target: 'dark', walks: 0 },
  ],
  paths: 1,
  inThePage: { specs: ['tests/e2e/lamp.spec.ts'], page: 'the hall', isSamePaths: false },
  unwalked: { 'light --pressed--> dark': 'it is never day' },
  problems: [],
}

it('the table has one line for each machine, in columns', () => {
  expect(reportAsText([lamp])).toBe(
    [
      'machine  states reached  arrows walked  paths  driven through the page by         where',
      'lamp     1 / 2           1 / 2          1      tests/e2e/lamp.spec.ts (journeys)  the hall',
    ].join('\n'),
  )
})

it('the report has every arrow, with the reason where it is not walked', () => {
  const markdown = reportAsMarkdown([lamp], [])
  expect(markdown).toContain('Nothing is left out.')
  expect(markdown).toContain('| dark | pressed |  | light | 3 |')
  expect(markdown).toContain('| light | pressed | isOn\\|is<2 | dark | never: it is never day |')
  expect(markdown).toContain('States reached: dark, light (NEVER).')
})

it('the page says what is not in order, and its words are no markup', () => {
  const html = reportAsHtml([lamp], ['gate has no model'])
  expect(html).toContain('Not in order: gate has no model.')
  expect(html).toContain('<td>isOn|is&lt;2</td>')
})
