import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { type ImportGraph, importCircles, importsOf, readImportGraph } from './import-circles.ts'

/** More files than this that import each other in a circle can no longer be understood one at a time. */
const MOST_FILES = 3
const folders = ['src', 'domain', 'machines', 'mocks', 'server']

const graphOf = (imports: Record<string, string>): ImportGraph =>
  new Map(Object.entries(imports).map(([file, targets]) => [file, targets.split(' ').filter(Boolean)]))

describe('circles of imports', () => {
  it('are found, the largest first, and none where files only lead on', () => {
    const graph = graphOf({ a: 'b', b: 'c d', c: 'a', d: 'e', e: 'f', f: 'e', g: 'a f', h: 'h' })
    expect(importCircles(graph, 1)).toEqual([
      ['a', 'b', 'c'],
      ['e', 'f'],
    ])
    expect(importCircles(graph, 2)).toEqual([['a', 'b', 'c']])
    expect(importCircles(graph, 3)).toEqual([])
  })

  it('join where they share a file', () => {
    const graph = graphOf({ a: 'b', b: 'a c', c: 'd', d: 'b', outside: 'a' })
    expect(importCircles(graph, 3)).toEqual([['a', 'b', 'c', 'd']])
  })

  it('are also closed by types, by what is loaded later and by another file’s exports', () => {
    const text = `
      import type { A } from './a.ts'
      import { type B, b } from '../b.tsx'
      import '#src/c.css.ts'
      export { d } from '#domain/d.ts'
      export const load = () => import('./e.ts?worker&url')
      export type F = typeof import('./f.ts')
      import { useState } from 'react'
    `
    expect(importsOf('src/home/page.tsx', text)).toEqual([
      'src/home/a.ts',
      'src/b.tsx',
      'src/c.css.ts',
      'domain/d.ts',
      'src/home/e.ts',
      'src/home/f.ts',
    ])
  })

  it(`hold at most ${MOST_FILES} files of the project`, () => {
    const graph = readImportGraph(projectRoot, folders)
    expect(graph.size).toBeGreaterThan(500)
    expect(importCircles(graph, MOST_FILES)).toEqual([])
  })
})
