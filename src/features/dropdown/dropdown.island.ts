import { createActor } from 'xstate'
import { dropdownMachine } from '#machines/dropdown/dropdown.machine.ts'

const driven = new WeakSet<HTMLDetailsElement>()

/** Hands each dropdown of the document to a machine of its own when the visitor turns to it, whenever it was rendered. */
export default function driveDropdowns(): void {
  const root = document
  const attend = (target: EventTarget | null) => {
    const trigger = target instanceof Element && target.closest<HTMLElement>('[data-dropdown] > summary')
    if (trigger) driveDropdown(trigger)
  }
  for (const event of ['pointerover', 'pointerdown', 'focusin'] as const) {
    root.addEventListener(event, ({ target }) => attend(target), { passive: true })
  }
  for (const trigger of root.querySelectorAll('[data-dropdown][open] > summary, [data-dropdown] > :focus')) {
    attend(trigger)
  }
}

function driveDropdown(trigger: HTMLElement) {
  const dropdown = trigger.closest('details')
  if (!dropdown || driven.has(dropdown)) return
  driven.add(dropdown)

  const actor = createActor(dropdownMachine.provide({ actions: { giveFocusBack: () => trigger.focus() } })).start()
  if (dropdown.open) actor.send({ type: 'trigger.pressed' })
  actor.subscribe((snapshot) => {
    dropdown.open = snapshot.hasTag('open')
  })

  // The browser opens one by itself too, where a search within the page finds words in it.
  dropdown.addEventListener('toggle', () => {
    if (dropdown.open !== actor.getSnapshot().hasTag('open')) actor.send({ type: 'trigger.pressed' })
  })
  trigger.addEventListener('click', (event) => {
    event.preventDefault()
    actor.send({ type: 'trigger.pressed' })
  })
  dropdown.addEventListener('click', ({ target }) => {
    if (isInside(target, dropdown, 'a')) actor.send({ type: 'link.followed' })
  })
  dropdown.addEventListener('focusout', ({ relatedTarget }) => {
    if (!holds(dropdown, relatedTarget)) actor.send({ type: 'focus.left' })
  })
  dropdown.addEventListener('focusin', () => actor.send({ type: 'focus.returned' }))
  document.addEventListener('pointerdown', ({ target }) => {
    if (!holds(dropdown, target)) actor.send({ type: 'outside.pressed' })
  })
  dropdown.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') actor.send({ type: 'escape.pressed' })
    if (!dropdown.open && event.key === 'ArrowDown') actor.send({ type: 'trigger.pressed' })
    moveFocus(event, dropdown)
  })
}

/** Arrows, Home and End go through the links; from the button, down leads to the first. */
function moveFocus(event: KeyboardEvent, dropdown: HTMLDetailsElement) {
  const links = [...dropdown.querySelectorAll<HTMLElement>('a[href], button')]
  const present = links.findIndex((link) => link === document.activeElement)
  const wanted: Record<string, number> = {
    ArrowDown: present + 1,
    ArrowUp: present - 1,
    Home: 0,
    End: links.length - 1,
  }
  const index = wanted[event.key]
  if (index === undefined || !dropdown.open) return
  event.preventDefault()
  const next = index < 0 ? dropdown.querySelector('summary') : links[index]
  next?.focus()
}

const holds = (dropdown: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && dropdown.contains(target)

const isInside = (target: EventTarget | null, dropdown: HTMLElement, selector: string): boolean =>
  target instanceof Element && holds(dropdown, target.closest(selector))
