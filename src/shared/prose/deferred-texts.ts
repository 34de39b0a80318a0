import { awaitedView, type AwaitedView } from '../runtime/awaited-view.tsx'
import { type LaterCode, now } from '../runtime/later-code.ts'
import type { ProseText } from './prose-text.ts'

export type TextModule = { text: ProseText }
type DeferredText = LaterCode<TextModule, 'now'> & { Awaited: AwaitedView<TextModule> }

/** Texts by name, of the files that `import.meta.glob` found, each loaded when its page is opened. */
export function deferredTexts(files: Readonly<Record<string, () => Promise<TextModule>>>) {
  const texts = new Map(
    Object.entries(files).map(([path, importText]): [string, DeferredText] => {
      const code = now(importText)
      return [path, { ...code, Awaited: awaitedView(code) }]
    }),
  )
  return (name: string): DeferredText => {
    const text = texts.get(`./texts/${name}.md`)
    if (!text) throw new Error(`There is no text called ${name}`)
    return text
  }
}
