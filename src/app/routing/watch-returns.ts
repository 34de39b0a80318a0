/**
 * Marks the document while the visitor goes back or forward, until what they return to has been shown: long lists are laid
 * out whole then, so that the place they left is where it was (results.css.ts). A document that is loaded anew marks itself
 * (server/modules/pages/html-document.ts); `settle` takes that mark away.
 */
export function watchReturns(root: HTMLElement): { settle: () => void } {
  const settle = () => {
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['returned']))
  }
  addEventListener('popstate', () => {
    root.dataset['returned'] = ''
    settle()
  })
  return { settle }
}
