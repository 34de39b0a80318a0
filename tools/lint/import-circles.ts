import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import ts from 'typescript'

export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * The groups of files that reach each other through their imports, `import type` and `import()` included, with more
 * than `most` files in them: none of such a group can be read, moved or tested without all the others.
 */
export function importCircles(graph: ImportGraph, most: number): string[][] {
  return stronglyConnected(graph)
    .filter((files) => files.length > most)
    .map((files) => files.toSorted())
    .toSorted((left, right) => right.length - left.length)
}

/** What every file of the folders imports from the project, by paths from the project's root. */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))
}

/** The files of the project that a file names in `import`, `export … from`, `import()` and `import('…')` as a type. */
export function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    const path = fileName.split('?')[0] ?? ''
    if (path.startsWith('#')) return normalize(path.slice(1))
    return path.startsWith('.') ? normalize(join(dirname(file), path)) : []
  })
}

/** Tarjan's algorithm ("Depth-first search and linear graph algorithms", 1972). */
function stronglyConnected(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const components: string[][] = []

  function visit(file: string): number {
    const own = order.size
    order.set(file, own)
    stack.push(file)
    open.add(file)
    let low = own
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.has(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === own) {
      const component = stack.splice(stack.indexOf(file))
      for (const member of component) open.delete(member)
      components.push(component)
    }
    return low
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return components
}
