import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './project-root.ts'

const list = execFileSync('git', ['ls-files', '*.md', ':!src/features'], { cwd: projectRoot, encoding: 'utf8' })
const pages = list
  .trim()
  .split('\n')
  .filter((page) => existsSync(join(projectRoot, page)))

it.each(pages)('%s links only to files that exist', (page) => {
  const links = [...readFileSync(join(projectRoot, page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)\s]+)\)/g)]
  const missing = links
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => !existsSync(join(projectRoot, dirname(page), link)))
  expect(missing).toEqual([])
})

it('docs/decisions/README.md lists every decision once', () => {
  const folder = join(projectRoot, 'docs/decisions')
  const decisions = readdirSync(folder).filter((name) => /^\d{3}-/.test(name))
  const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\((\d{3}-[^)]+)\)/g)].map(
    ([, name]) => name,
  )
  expect(listed).toEqual(decisions.toSorted())
})
