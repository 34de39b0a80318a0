import type { Page } from '@playwright/test'

/**
 * Treats pages as Google Translate does, from the moment they are hydrated: each text goes, and another one in two elements of the
 * translator takes its place, also of what is shown later.
 */
export const translatePages = (page: Page): Promise<unknown> => page.addInitScript(translate)

function translate() {
  const untouched = 'script, style, textarea, select, svg, font, noscript, title'
  const translateWithin = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) continue
      const inner = document.createElement('font')
      inner.append(text.data)
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver((changes) => {
    if (document.documentElement.dataset['hydrated'] === undefined) return
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translateWithin(node)
  })
  const begin = () => {
    translateWithin(document.body)
    observer.observe(document.body, { subtree: true, childList: true })
  }
  const marks = new MutationObserver(() => {
    if (document.documentElement.dataset['hydrated'] === undefined) return
    marks.disconnect()
    begin()
  })
  marks.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
}
