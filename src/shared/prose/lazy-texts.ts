import { type DeferredCode, deferredCode } from '#src/api/code/deferred-code.ts'
import type { ProseText } from './prose-text.ts'

export type TextModule = { text: ProseText }

/** The files that `import.meta.glob` found, by their path. */
type TextFiles = Readonly<Record<string, () => Promise<TextModule>>>

export type LazyTexts = {
  /** Fetches the text of this name; rejects when there is none, or when its file does not come. */
  load: (name: string) => Promise<ProseText>
  /** The code that holds the text, for a view that waits for it. */
  codeOf: (name: string) => DeferredCode<TextModule>
}

/** Texts that come one by one, each when its page is opened. */
export function lazyTexts(files: TextFiles): LazyTexts {
  const texts = new Map<string, DeferredCode<TextModule>>()

  const codeOf = (name: string) => {
    const text = texts.get(name) ?? deferredCode(fileOf(files, name))
    texts.set(name, text)
    return text
  }

  return {
    load: async (name) => (await codeOf(name).load()).text,
    codeOf,
  }
}

function fileOf(files: TextFiles, name: string) {
  const file = files[`./texts/${name}.md`]
  if (!file) throw new Error(`There is no text called ${name}`)
  return file
}
