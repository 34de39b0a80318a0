import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { textsBesideConditions } from './text-beside-conditions.ts'

/** What no visitor reads. */
const DEVELOPMENT = /\.(?:test|gallery)\.tsx$|^src\/design\/gallery\/|^src\/app\/inspector\//

const cases: [about: string, view: string, found: string[]][] = [
  ['text after what comes and goes', '<p>{isOpen && <b />}Save</p>', ['Save']],
  ['text that comes and goes', '<p><b>{name}</b>{isOpen && name}</p>', ['{isOpen && name}']],
  ['text that may be missing', '<p>{name}{maybe}</p>', ['{maybe}']],
  ['text in the place of an element', '<p>{isOpen ? <b /> : name}<i /></p>', ['{isOpen ? <b /> : name}']],
  ['whatever a node may be after what comes and goes', '<p>{isOpen && <b />}{node}</p>', ['{node}']],
  ['text after a component that shows nothing at times', '<p><Maybe />{name}</p>', ['{name}']],
  ['text before what comes and goes', '<p>{name}{isOpen && <b />}</p>', []],
  ['text that changes', '<p>{isOpen ? name : "none"} {name}</p>', []],
  ['text alone in its element', '<p>{isOpen && <b />}<span>{isOpen && name}</span></p>', []],
  ['elements after what comes and goes', '<p>{isOpen && <b />}<i />{isOpen ? <b /> : <i />}</p>', []],
  ['text after a component that never shows anything', '<p><Nothing />{name}</p>', []],
]
const known = `
  import type { ReactNode } from 'react'
  declare const isOpen: boolean, name: string, maybe: string | undefined, node: ReactNode
  declare const Maybe: () => React.JSX.Element | null, Nothing: () => null
  export const view = `

const views = globSync('src/**/*.tsx', { cwd: projectRoot }).filter((path) => !DEVELOPMENT.test(path))
const casePath = (index: number) => join(projectRoot, `src/case-${index}.tsx`)
const caseSources = new Map(cases.map(([, view], index) => [casePath(index), `${known}${view}`]))
const program = programOf([...views.map((path) => join(projectRoot, path)), ...caseSources.keys()])
const checker = program.getTypeChecker()

function programOf(paths: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, projectRoot)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => caseSources.has(path) || fileExists(path)
  host.readFile = (path) => caseSources.get(path) ?? readFile(path)
  return ts.createProgram(paths, options, host)
}

function foundIn(path: string): string[] {
  const file = program.getSourceFile(path)
  if (!file) throw new Error(`${path} is not part of the program`)
  return textsBesideConditions(file, checker)
}

describe('texts that React could not find in a translated page', () => {
  it.each(cases.map(([about, , found], index) => ({ about, found, index })))(
    'are found: $about',
    ({ found, index }) => {
      expect(foundIn(casePath(index)).map((text) => text.replace(/^\d+: /, ''))).toEqual(found)
    },
  )

  it('are in no view', { timeout: 120_000 }, () => {
    expect(views.length).toBeGreaterThan(300)
    expect(views.flatMap((path) => foundIn(join(projectRoot, path)).map((text) => `${path}:${text}`))).toEqual([])
  })
})
