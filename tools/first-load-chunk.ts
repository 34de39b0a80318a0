/** What the bundler tells of a module. */
type ModuleFacts = { importers: readonly string[]; dynamicImporters: readonly string[] }
type ModuleGraph = { getModuleInfo: (id: string) => ModuleFacts | null }

const entry = /\/src\/app\/(?:entry-client|staff\/entry-staff)\.tsx$/
/** The styles of a `X.css.ts`, as vanilla-extract hands them to Vite. */
const styles = /\.vanilla\.css$/
/** What the server renders of a main page, and the browser hydrates on idle (`onIdle`). */
const idleView = /\.idle\.tsx$/
const menuLinks = /\/src\/features\/[^/]+\/navigation\.copy\.ts$/
/** What some pages take of a library whose index, which all take, names it too. */
const ofSomePages = /\/(?:useQueries|queriesObserver)\.js$/
/** What the server alone writes, and the browser's code drops: it names what pages need, and needs nothing itself. */
const ofServer = /\/src\/shared\/seo\/structured-data\//
const mainPages = /\/src\/features\/(?:home\/home|results\/results|listing\/listing)\.page\.tsx$/

/**
 * Names the chunk of a module that visits load first: `app` for what the entry needs at once and for what a main page
 * shares with anything else that is loaded by itself; null for everything else. The links of all features, which are only
 * wanted together, are one chunk too. One chunk is compressed much better than
 * ten small ones, and a small one of its own costs more than the few bytes that another page does not need.
 */
export function firstLoadChunk() {
  const reached = new Map<string, ReadonlySet<string>>()

  /** Whatever is loaded by itself and needs a module at once. */
  function rootsOf(id: string, graph: ModuleGraph, path: ReadonlySet<string>): ReadonlySet<string> {
    const known = reached.get(id)
    if (known) return known
    if (path.has(id)) return new Set()
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    const within = new Set([...path, id])
    const usedBy = importers.filter((importer) => !ofServer.test(importer))
    const roots = new Set(usedBy.flatMap((importer) => [...rootsOf(importer, graph, within)]))
    if (entry.test(id) || dynamicImporters.length > 0) roots.add(id)
    if (path.size === 0) reached.set(id, roots)
    return roots
  }

  return (id: string, graph: ModuleGraph): string | null => {
    if (menuLinks.test(id)) return 'navigation'
    if (ofSomePages.test(id)) return null
    const roots = [...rootsOf(id, graph, new Set())]
    const isShared = roots.length > 1 && roots.some((root) => mainPages.test(root))
    const isSeenBefore = styles.test(id) && roots.some((root) => idleView.test(root))
    return isShared || isSeenBefore || roots.some((root) => entry.test(root)) ? 'app' : null
  }
}
