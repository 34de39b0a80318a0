import XIcon from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useId } from 'react'
import { dialog, modalBody, modalFooter, modalHeader, sheet } from './modal.css.ts'
import { classNames } from '#src/design/class-names.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { useModal } from './use-modal.ts'
import { componentsCopy } from '#src/design/design.copy.ts'

type ModalProps = {
  title: ReactNode
  isOpen: boolean
  /** Escape, the close button or a click outside: the parent then sets `isOpen` to false, or not. */
  onCancel: () => void
  /** The browser's Back, where it means something else. */
  onBack?: () => void
  /** Gets the focus on close, where the element that had it before may be gone. */
  returnFocusTo?: RefObject<HTMLElement | null>
  closeLabel?: string
  id?: string
  /** Stays visible under the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

type SheetProps = ModalProps & { side?: 'left' | 'right'; width?: 'side' | 'wide' }

/** A modal sheet at a side of the screen: 320 px wide, or 480 when `wide`. */
export function Sheet({ side, width, ...modal }: SheetProps) {
  return <Modal {...modal} className={sheet({ side, width })} />
}

/** A modal dialog in the middle of the screen. */
export function Dialog({ className, ...props }: ModalProps & { className?: string | undefined }) {
  return <Modal {...props} className={classNames(dialog, className) ?? dialog} />
}

function Modal({
  title,
  isOpen,
  onCancel,
  onBack,
  returnFocusTo,
  closeLabel = componentsCopy.close,
  id,
  footer,
  children,
  className,
}: ModalProps & { className: string }) {
  const titleId = useId()
  const modal = useModal({ isOpen, onCancel, onBack, returnFocusTo })
  return (
    <dialog {...modal} id={id} aria-labelledby={titleId} className={className}>
      <div className={modalHeader}>
        <Heading level={2} size="lead" id={titleId}>
          {title}
        </Heading>
        <IconButton icon={XIcon} label={closeLabel} onClick={onCancel} />
      </div>
      <div className={modalBody}>{children}</div>
      {footer && <div className={modalFooter}>{footer}</div>}
    </dialog>
  )
}
