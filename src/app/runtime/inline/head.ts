import { recordEarlyInput } from '#src/shared/runtime/early-input.ts'
import { markVisitor } from './mark-visitor.ts'
import { watchKeyboard } from './watch-keyboard.ts'

// In the head of every document that the server renders, before its first paint.
const root = document.documentElement
markVisitor(root)
markReload()
watchKeyboard(root)
recordEarlyInput(document)
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})

/** A document that is loaded anew, or gone back to, is one that the visitor has a place in (watch-returns.island.ts). */
function markReload() {
  const [navigation] = performance.getEntriesByType('navigation')
  // The only kind of entry under this name.
  if (navigation && (navigation as PerformanceNavigationTiming).type !== 'navigate') root.dataset['returned'] = ''
}
