import { use } from 'react'
import type { ProseText } from './prose-text.ts'

export type TextModule = { text: ProseText }

/** The files that `import.meta.glob` found, by their path. */
type TextFiles = Readonly<Record<string, () => Promise<TextModule>>>

export type LazyTexts = {
  /** Fetches the text of this name; rejects when there is none, or when its file does not come. */
  load: (name: string) => Promise<ProseText>
  /** The text, at once when it was loaded beforehand; until then the view waits. */
  useText: (name: string) => ProseText
}

/** Texts that come one by one, each when its page is opened. */
export function lazyTexts(files: TextFiles): LazyTexts {
  const loaded = new Map<string, ProseText>()
  const loading = new Map<string, Promise<ProseText>>()

  const load = (name: string) => {
    const known = loading.get(name)
    if (known) return known
    const text = fetchText(files, name)
    loading.set(name, text)
    text.then(
      (read) => loaded.set(name, read),
      // What did not come is asked for again next time.
      () => loading.delete(name),
    )
    return text
  }

  return { load, useText: (name) => loaded.get(name) ?? use(load(name)) }
}

async function fetchText(files: TextFiles, name: string): Promise<ProseText> {
  const file = files[`./texts/${name}.ts`]
  if (!file) throw new Error(`There is no text called ${name}`)
  return (await file()).text
}
