const waiting = 'button[data-waiting]'

/**
 * Marks the button that was pressed last while its code was not there, in a document that a server rendered. The document's
 * inline script starts this before anything can be pressed; hydrated regions are left alone.
 */
export function markEarlyPresses(root: Document): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
    if (!button || isHydrated(regionOf(button))) return
    root.querySelector(waiting)?.removeAttribute('data-waiting')
    button.dataset['waiting'] = ''
  }
  root.addEventListener('click', onClick, true)
}

/** From now on a region answers presses by itself; the button of it that waits is pressed again. */
export function replayEarlyPress(region: HTMLElement): void {
  region.dataset['hydrated'] ??= ''
  for (const button of region.querySelectorAll<HTMLElement>(waiting)) {
    if (regionOf(button) !== region) continue
    delete button.dataset['waiting']
    button.click()
  }
}

/** The part of the page that answers a button: one that is hydrated by itself, else the page, which answers every `data-action`. */
const regionOf = (button: HTMLElement): HTMLElement =>
  (button.dataset['action'] === undefined ? button.closest<HTMLElement>('[data-deferred]') : null) ??
  button.ownerDocument.documentElement

const isHydrated = (region: HTMLElement): boolean => region.dataset['hydrated'] !== undefined
