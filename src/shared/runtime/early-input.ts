const waiting = 'button[data-waiting]'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

declare global {
  interface Document {
    /** What visitors made of controls whose code is not there yet, in the order of their last changes: `checked` or `value`. */
    earlyChanges?: Map<Control, boolean | string>
  }
}

/**
 * Notes the button that was pressed last and every control that was changed while their code was not there, in a document that a
 * server rendered; hydrated regions are left alone. Marks every link that was pressed, for the code that counts calls comes last. The
 * document's inline script starts this before anything can be pressed.
 */
export function recordEarlyInput(root: Document): void {
  const changes = (root.earlyChanges = new Map<Control, boolean | string>())
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button], a[href]') : null
    if (pressed instanceof HTMLAnchorElement) pressed.dataset['pressed'] = ''
    const button = pressed instanceof HTMLButtonElement ? pressed : null
    if (!button || isHydrated(regionOf(button))) return
    root.querySelector(waiting)?.removeAttribute('data-waiting')
    button.dataset['waiting'] = ''
  }
  const onInput = ({ target }: Event) => {
    if (!isControl(target) || isHydrated(regionOf(target))) return
    changes.delete(target)
    changes.set(target, isCheckable(target) ? target.checked : target.value)
  }
  root.addEventListener('click', onClick, true)
  root.addEventListener('input', onInput, true)
}

/** From now on a region answers by itself; the controls of it that were changed are changed again, then the button that waits is pressed again. */
export function replayEarlyInput(region: HTMLElement): void {
  region.dataset['hydrated'] ??= ''
  const changes = region.ownerDocument.earlyChanges
  for (const [control, made] of changes ?? []) {
    if (regionOf(control) !== region) continue
    changes?.delete(control)
    repeatChange(control, made)
  }
  for (const button of region.querySelectorAll<HTMLElement>(waiting)) {
    if (regionOf(button) !== region) continue
    delete button.dataset['waiting']
    button.click()
  }
}

/**
 * React hears of a change only where the control differs from what it was when it was hydrated, and what the visitor made of it was
 * there by then: so the control's own property, which React watches, is set to something else first.
 */
function repeatChange(control: Control, made: boolean | string): void {
  if (typeof made === 'boolean') {
    Object.assign(control, { checked: !made })
    control.click()
    return
  }
  control.value = `${made} `
  Reflect.set(Object.getPrototypeOf(control), 'value', made, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The part of the page that answers a control: one that is hydrated by itself, else the page, which answers every `data-action`. */
const regionOf = (control: HTMLElement): HTMLElement =>
  (control.dataset['action'] === undefined ? control.closest<HTMLElement>('[data-deferred]') : null) ??
  control.ownerDocument.documentElement

const isHydrated = (region: HTMLElement): boolean => region.dataset['hydrated'] !== undefined

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('input:not([type=file]), select, textarea')
const isCheckable = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)
