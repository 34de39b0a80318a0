import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/security.md', root), 'utf8')
const lines = page.split('\n').filter((line) => line.startsWith('- '))

/** Levels 1 and 2 of OWASP ASVS 5.0.0: how many stand at the beginning of each section; the rest are of level 3. */
const sections: Readonly<Record<string, number>> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
}
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
)

const numberOf = (line: string): string | undefined => /^- \*\*(\d\.\d\.\d+)\*\*/.exec(line)?.[1]
const testsOf = (line: string) =>
  [...line.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name }))

it('the checklist has each requirement of the three chapters once, and no other', () => {
  expect(lines.flatMap((line) => numberOf(line) ?? [])).toEqual(requirements)
})

it('each of its lines names a test, or says why there is none', () => {
  const bare = lines.filter(
    (line) => numberOf(line) !== undefined && testsOf(line).length === 0 && !/Does not apply|Not met/.test(line),
  )
  expect(bare).toEqual([])
})

it('each test that the page names is there', () => {
  const named = lines.flatMap(testsOf)
  expect(named.length).toBeGreaterThan(80)
  const missing = named.filter(({ file, name }) => {
    const path = new URL(file, root)
    return !existsSync(path) || !titlesIn(readFileSync(path, 'utf8')).some((title) => title.includes(name))
  })
  expect(missing).toEqual([])
})

/** Texts on lines on which a title can stand: of a test, a step, a suite or a table's first column. */
const titlesIn = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => /^\s*(?:(?:it|(?:await )?test|describe)\b|\]\)?\)?\(|['"`]|\[['"`]|\)\()/.test(line))
