/** Of a button that was pressed before its code was there; set by a script in the head of every document. */
const pressedEarly = 'button[data-waiting]'

/** What works by now: the page itself, then also the parts of the shell that have code of their own. */
export type Alive = 'page' | 'all'

/**
 * Presses again what was pressed last before it worked, so that no press is lost. From now on the document's early script
 * leaves presses of what is alive to it.
 */
export function pressAgain(root: Document, alive: Alive): void {
  root.documentElement.dataset['alive'] = alive
  const button = root.querySelector<HTMLButtonElement>(
    alive === 'all' ? pressedEarly : `${pressedEarly}:not([data-shell-part] *)`,
  )
  if (!button) return
  delete button.dataset['waiting']
  button.click()
}
