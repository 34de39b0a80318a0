import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { openInHistory } from './modal-history.ts'
import { modalOpenClass } from '../themes/global.css.ts'

type Modal = {
  isOpen: boolean
  /** Escape, a click on the backdrop, or the browser's back gesture asks to close. Nothing closes before `isOpen` is false. */
  onCancel: () => void
  /** The browser's Back asks to close, where that means something else; Android's comes as `cancel` and leaves the history alone. */
  onBack?: (() => void) | undefined
  /** Gets the focus on close; without it, the element that had the focus when the modal opened. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** A native `<dialog>` whose open state belongs to the parent. */
export function useModal({ isOpen, onCancel, onBack = onCancel, returnFocusTo }: Modal) {
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
  const goBack = useEffectEvent(onBack)
  useEffect(() => (isOpen ? openInHistory({ onBack: () => goBack() }) : undefined), [isOpen])
  const isEscape = useRef(false)
  useEffect(() => {
    if (!isOpen) return
    const watch = ({ type, key }: KeyboardEvent) => {
      isEscape.current = type === 'keydown' && key === 'Escape'
    }
    for (const type of keyEvents) addEventListener(type, watch, true)
    return () => {
      isEscape.current = false
      for (const type of keyEvents) removeEventListener(type, watch, true)
    }
  }, [isOpen])
  // Where the view goes while it is open: closed before it is removed, so that the focus goes back.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  useEffect(() => markOpenModal, [])

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (isEscape.current) onCancel()
      else onBack()
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

const keyEvents = ['keydown', 'keyup'] as const

const markOpenModal = (): void =>
  void document.documentElement.classList.toggle(modalOpenClass, document.querySelector('dialog[open]') !== null)

function isOutside({ currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
