import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './project-root.ts'

const page = readFileSync(join(projectRoot, 'docs/product.md'), 'utf8')
const headings = [...page.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number)
const rules = page.split(/^(?=- \*\*|## |$)/m).flatMap((text) => {
  const number = /^- \*\*(\d+\.\d+)\*\* /.exec(text)?.[1]
  return number === undefined ? [] : [{ number, text }]
})
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:ts|tsx|md|yaml|graphql))`/g)].map(([, file = '']) => file)

describe('docs/product.md', () => {
  it('numbers its sections and rules without gaps', () => {
    expect(headings).toEqual(headings.map((_, index) => `${index + 1}`))
    const expected = headings.flatMap((heading) => {
      const { length } = rules.filter(({ number }) => number.startsWith(`${heading}.`))
      return Array.from({ length }, (_, index) => `${heading}.${index + 1}`)
    })
    expect(rules.map(({ number }) => number)).toEqual(expected)
    expect(rules.length).toBeGreaterThan(100)
  })

  it('names for every rule a file that holds it and a test that proves it', () => {
    const bare = rules.filter(({ text }) => {
      const [held = '', tests = ''] = text.replaceAll(/\s+/g, ' ').split(' test: ')
      const isTest = (file: string) => /\.(?:test|spec|bench)\.tsx?$/.test(file)
      return filesIn(held).length === 0 || !filesIn(tests).some(isTest)
    })
    expect(bare.map(({ number }) => number)).toEqual([])
  })

  it('names only files that exist', () => {
    expect(filesIn(page).filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
  })
})

it('every section of docs/product.md that the code refers to exists', () => {
  const known = new Set([...headings, ...rules.map(({ number }) => number)])
  const found = execFileSync('git', ['grep', '-nohE', String.raw`docs/product\.md, section [0-9]+(\.[0-9]+)?`], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  const sections = [...new Set(found.trim().split('\n'))].map((line) => line.replace(/^.*section /, ''))
  expect(sections.length).toBeGreaterThan(0)
  expect(sections.filter((section) => !known.has(section))).toEqual([])
})
