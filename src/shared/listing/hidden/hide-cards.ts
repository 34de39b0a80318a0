declare global {
  interface Window {
    /** The style by which cards of hidden homes are not shown; the inline script of the document makes it for those who hide some. */
    hiddenCards?: CSSStyleSheet
  }
}

/**
 * Shows no cards of these homes from now on, whoever renders them: but where one was hidden in this view, in whose place stands how
 * to undo it, and where hidden homes are listed. Part of the inline script of the document: keep it small.
 */
export function hideCards(ids: readonly (number | string)[]): void {
  if (!window.hiddenCards) {
    if (ids.length === 0) return
    document.adoptedStyleSheets.push((window.hiddenCards = new CSSStyleSheet()))
  }
  const cards = ids.map((id) => `[data-listing-id="${id}"]`).join()
  window.hiddenCards.replaceSync(
    `article:is(${cards}):not([data-hidden-here],[data-shows-hidden] *){display:none!important}`,
  )
  document.documentElement.toggleAttribute('data-hides', ids.length > 0)
}
