import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toggleNames } from '#domain/lookups/feature-toggles.ts'

const source = new URL('../../../', import.meta.url)

/** Every feature that some code of the pages asks about. */
function featuresRead(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  const texts = files.map((path) => readFileSync(new URL(path, source), 'utf8'))
  const asking = texts.filter((text) => [' isOn', 'isOn(', 'useFeature('].some((asks) => text.includes(asks)))
  return new Set(asking.flatMap((text) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)))
}

it('are each read by something, for all of them are offered', () => {
  const read = featuresRead()
  expect(toggleNames.filter((name) => !read.has(name))).toEqual([])
})
