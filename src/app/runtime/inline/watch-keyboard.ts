/** The class of the document that src/design/themes/global.css.ts shows the focus by; a test holds the two together. */
export const KEYBOARD_NAVIGATION_CLASS = 'keyboard-navigation'

/** Marks the document from a press of Tab to the next press of a pointer: Tab works before the page's own code is there. */
export function watchKeyboard({ classList }: HTMLElement): void {
  const mark = (isByKeyboard: boolean) => classList.toggle(KEYBOARD_NAVIGATION_CLASS, isByKeyboard)
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') mark(true)
    },
    true,
  )
  addEventListener('pointerdown', () => mark(false), true)
}
