import { type DeferredCode, deferredCode } from '#src/api/code/deferred-code.ts'
import type { ProseText } from './prose-text.ts'

export type TextModule = { text: ProseText }

/** Texts by name, of the files that `import.meta.glob` found, each loaded when its page is opened. */
export function deferredTexts(files: Readonly<Record<string, () => Promise<TextModule>>>) {
  const texts = new Map(Object.entries(files).map(([path, importText]) => [path, deferredCode(importText)]))
  return (name: string): DeferredCode<TextModule> => {
    const text = texts.get(`./texts/${name}.md`)
    if (!text) throw new Error(`There is no text called ${name}`)
    return text
  }
}
