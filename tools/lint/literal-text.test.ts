import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { literalTexts } from './literal-text.ts'

/** Where components may hold their texts, each with its reason. */
const exceptions: readonly { path: RegExp; reason: string }[] = [
  { path: /\.test\.tsx$/, reason: 'a test states what it expects' },
  { path: /\.gallery\.tsx$|^src\/design\/gallery\//, reason: 'the gallery of development, which no visitor sees' },
  { path: /^src\/app\/inspector\//, reason: 'the inspector of development, which no visitor sees' },
]

const cases: [about: string, code: string, found: string[]][] = [
  ['text between tags', '<p>Log in</p>', ['1: Log in']],
  ['a text that depends', `<p>{count > 0 && ' (few)'}</p>`, ['1: (few)']],
  ['a text with a value in it', '<p>{isSale ? `Homes of ${name}` : title}</p>', ['1: Homes of']],
  ['what a screen reader says', '<nav aria-label="Main" />', ['1: Main']],
  ['what a component shows', '<Button label={isOpen ? "Close" : copy.open} />', ['1: Close']],
  ['a label in a table', `const tabs = [{ label: 'Offices', href: '/offices' }]`, ['1: Offices']],
  ['a label by default', `const Trail = ({ label = 'Breadcrumb' }: Props) => label`, ['1: Breadcrumb']],
  ['a sentence anywhere', `const advice = 'Try another suburb.'`, ['1: Try another suburb.']],
  ['what comes from the copy', '<p title={copy.title}>{copy.text(count)} · {count}</p>', []],
  ['what is no text', `<p className="wide" id={isOpen ? 'open' : 'shut'}>{of('buy')}</p>`, []],
  ['a condition', `<p>{mode === 'buy' ? copy.buy : copy.rent}</p>`, []],
  ['what those who run the portal read', `throw new TypeError('The document has no element')`, []],
]

describe('the texts of components', () => {
  it.each(cases)('are found: %s', (_, code, found) => {
    expect(literalTexts('view.tsx', code)).toEqual(found)
  })

  it('are all in a *.copy.ts beside their feature', () => {
    const components = globSync('src/**/*.tsx', { cwd: projectRoot }).filter(
      (path) => !exceptions.some((exception) => exception.path.test(path)),
    )
    expect(components.length).toBeGreaterThan(100)
    const found = components.flatMap((path) =>
      literalTexts(path, readFileSync(join(projectRoot, path), 'utf8')).map((text) => `${path}:${text}`),
    )
    expect(found).toEqual([])
  })
})
