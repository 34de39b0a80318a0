const AFTER_PAINT_MS = 500
const LONGEST_WAIT_MS = 2000

/**
 * Brings the scripts of the page once its LCP image has been shown (its first paint where it has none), for until then they would
 * only compete with it for the connection. Where the browser does not tell, or half a second after it was to be shown, as it may
 * be out of sight, two frames count as shown; after two seconds the scripts come in any case. The page can be read, and its
 * links and forms work, without them. See docs/decisions/027.
 */
export function loadPageModules(root: Document): void {
  const modules = modulesOf(root)
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const href of modules) addToHead(root, 'link', { rel: 'modulepreload', href })
    const [src] = modules
    if (src !== undefined) addToHead(root, 'script', { type: 'module', src })
  }

  const image = root.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  image?.setAttribute('elementtiming', 'main')
  const type = image ? 'element' : 'paint'
  const isObserved = PerformanceObserver.supportedEntryTypes.includes(type)
  if (isObserved) new PerformanceObserver(load).observe({ type, buffered: true })
  const loadAfterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load, isObserved ? AFTER_PAINT_MS : 0)))
  if (image) {
    image
      .decode()
      .catch(() => {})
      .then(loadAfterPaint, loadAfterPaint)
  } else loadAfterPaint()
  setTimeout(load, LONGEST_WAIT_MS)
}

function addToHead<Name extends 'link' | 'script'>(root: Document, name: Name, values: object) {
  root.head.append(Object.assign(root.createElement(name), values))
}

/** The page's entry and what it imports, as html-document.ts writes them into the document. */
function modulesOf(root: Document): readonly string[] {
  // Written by the server of the same build.
  return JSON.parse(root.getElementById('page-modules')?.textContent ?? '[]') as string[]
}
