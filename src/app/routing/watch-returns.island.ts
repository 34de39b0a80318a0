/**
 * Marks the document while the visitor goes back or forward, until what they return to has been shown: long lists are laid
 * out whole then, so that the place they left is where it was (results.css.ts). A document that is loaded anew has marked
 * itself (src/app/runtime/inline).
 */
export default function watchReturns(): void {
  const root = document.documentElement
  const settle = () => {
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['returned']))
  }
  const onReturn = () => {
    root.dataset['returned'] = ''
    settle()
  }
  // Before the page, which listens for the same and was there first.
  addEventListener('popstate', onReturn, { capture: true })
  settle()
}
