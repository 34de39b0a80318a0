/** What the buttons of the page can be pressed for; each carries it as `data-action`. */
const listingActions = ['gallery', 'map', 'copy', 'share', 'print', 'more', 'readMore', 'enquiry'] as const

export type ListingAction = (typeof listingActions)[number]

type Watch = {
  onAttend: (action: ListingAction) => void
  onPress: (action: ListingAction, opener: HTMLElement) => void
}

/**
 * Tells what a visitor turns to (pointer or focus) and presses among the elements with a `data-action`. Listens before
 * React does, so that it also hears parts of the page that are not hydrated yet. Returns how to stop.
 */
export function watchActions(root: Document, { onAttend, onPress }: Watch): () => void {
  const attend = (event: Event) => {
    const found = actionAt(event)
    if (found) onAttend(found.action)
  }
  const press = (event: MouseEvent) => {
    const found = actionAt(event)
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onPress(found.action, found.opener)
  }
  root.addEventListener('pointerover', attend, true)
  root.addEventListener('focusin', attend, true)
  root.addEventListener('click', press, true)
  return () => {
    root.removeEventListener('pointerover', attend, true)
    root.removeEventListener('focusin', attend, true)
    root.removeEventListener('click', press, true)
  }
}

function actionAt({ target }: Event): { action: ListingAction; opener: HTMLElement } | null {
  const opener = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
  const action = listingActions.find((name) => name === opener?.dataset['action'])
  return opener && action ? { action, opener } : null
}
