/** What the bundler tells of a module. */
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const entry = /\/src\/app\/entry-client\.tsx$/
const mainPages = /\/src\/features\/(?:home\/home|results\/results|listing\/listing)\.page\.tsx$/

/**
 * Names the chunk of a module that every visit loads: `app` for what the entry needs at once and for what at least two of
 * the main pages share; `home`, `results` or `listing` for what one of them needs; null for everything else. One chunk is compressed much better than ten small ones.
 */
export function firstLoadChunk() {
  const reached = new Map<string, ReadonlySet<string>>()

  /** The entry and the main pages from which a module is reached without a dynamic import. */
  function rootsOf(id: string, graph: ModuleGraph, path: ReadonlySet<string>): ReadonlySet<string> {
    const known = reached.get(id)
    if (known) return known
    if (path.has(id)) return new Set()
    const importers = graph.getModuleInfo(id)?.importers ?? []
    const within = new Set([...path, id])
    const roots = new Set(importers.flatMap((importer) => [...rootsOf(importer, graph, within)]))
    if (entry.test(id) || mainPages.test(id)) roots.add(id)
    if (path.size === 0) reached.set(id, roots)
    return roots
  }

  return (id: string, graph: ModuleGraph): string | null => {
    const roots = [...rootsOf(id, graph, new Set())]
    if (roots.some((root) => entry.test(root)) || roots.length > 1) return 'app'
    return roots.length === 1 && id !== roots[0] ? (/\/(\w+)\.page\.tsx$/.exec(roots[0] ?? '')?.[1] ?? null) : null
  }
}
