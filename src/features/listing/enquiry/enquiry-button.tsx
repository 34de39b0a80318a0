import MailIcon from 'lucide-react/icons/mail'
import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Button } from '#src/design/components/button.tsx'
import { needsScript } from './enquiry-button.css.ts'
import type { EnquiryListing } from './enquiry-listing.ts'

const loadModal = () => import('./enquiry-modal.tsx')
const EnquiryModal = lazy(loadModal)
const EnquiredNote = lazy(() => import('./enquired-note.tsx'))

type Props = { listing: EnquiryListing } & Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'isWide'>

/**
 * Opens the form that asks the agent of a home, and says when this visitor asked before. Form and machine are loaded when
 * the visitor turns to the button; without scripts there is no button, and the agent's number stands beside it.
 */
export function EnquiryButton({ listing, ...look }: Props) {
  const [hasOpened, setHasOpened] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const attend = () => void loadModal()
  const open = () => {
    setHasOpened(true)
    setIsOpen(true)
  }
  return (
    <div className={needsScript}>
      <Button {...look} icon={MailIcon} aria-haspopup="dialog" onPointerEnter={attend} onFocus={attend} onClick={open}>
        Enquire
      </Button>
      <Suspense fallback={null}>
        {isInBrowser && <EnquiredNote listingId={listing.id} />}
        {hasOpened && <EnquiryModal listing={listing} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  )
}
