/** What is on its way or has come, by its path. */
const coming = new Map<string, Promise<unknown>>()

/**
 * Takes the place of Vite's loader in the build (tools/import-through.ts): every `import()` comes here with the files that it needs.
 * Browsers keep a module that failed to come for as long as the page lives, so nothing is imported before all its files are
 * in the browser's cache; then whoever asks again is served. Rejects with the file that did not come.
 */
export async function importCode<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all([...ownFile(importModule), ...files].map(bring))
  return importModule()
}

/** The bundler names the file itself only where it needs others. */
function ownFile(importModule: () => Promise<unknown>): string[] {
  const [, name] = /import\(\s*["'`]\.\/([^"'`]+)/.exec(String(importModule)) ?? []
  return name === undefined ? [] : [`assets/${name}`]
}

async function bring(file: string): Promise<unknown> {
  const path = `/${file}`
  const known = coming.get(path)
  if (known !== undefined || document.querySelector(`link[href="${path}"],script[src="${path}"]`) !== null) return known
  const started = path.endsWith('.css') ? bringStyles(path) : bringScript(path)
  coming.set(path, started)
  started.catch(() => coming.delete(path))
  return started
}

async function bringScript(path: string): Promise<void> {
  const answer = await fetch(path).catch(() => null)
  // The whole body: an answer that breaks off is not in the cache.
  const body = answer?.ok ? await answer.blob().catch(() => null) : null
  if (body === null) throw new Error(`${path} did not come`)
}

const bringStyles = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${path} did not come`))
    })
    document.head.append(link)
  })
