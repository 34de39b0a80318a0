import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { modalOpenClass } from '../themes/global.css.ts'

type Modal = {
  isOpen: boolean
  /** Escape, a click on the backdrop, or the browser's back gesture asks to close. Nothing closes before `isOpen` is false. */
  onCancel: () => void
  /** Gets the focus on close; without it, the element that had the focus when the modal opened. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** A native `<dialog>` whose open state belongs to the parent. */
export function useModal({ isOpen, onCancel, returnFocusTo }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) {
      dialog.showModal()
      markOpenModal()
      return
    }
    dialog.close()
    markOpenModal()
    returnFocusTo?.current?.focus()
  }, [isOpen, returnFocusTo])
  // Where the view goes while it is open.
  useEffect(() => markOpenModal, [])

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onCancel()
    },
    // A browser may close without asking, at a second Escape in a row. It may also send `close` so late that the modal is open
    // again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      markOpenModal()
      if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onCancel()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isOutside(event)) onCancel()
    },
  }
}

const markOpenModal = (): void =>
  void document.documentElement.classList.toggle(modalOpenClass, document.querySelector('dialog[open]') !== null)

function isOutside({ currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
