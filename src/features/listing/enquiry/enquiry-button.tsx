import MailIcon from 'lucide-react/icons/mail'
import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react'
import { Button } from '#src/design/components/button.tsx'
import { needsScript } from './enquiry-button.css.ts'
import type { EnquiryListing } from './enquiry-listing.ts'

const EnquiredNote = lazy(() => import('./enquired-note.tsx'))

type Props = { listing: Pick<EnquiryListing, 'id'>; hasNote?: boolean } & Pick<
  ComponentProps<typeof Button>,
  'look' | 'size' | 'isWide'
>

/**
 * Opens the form that asks the agent of a home (ListingActions answers the press, so it works before this part of the page
 * is alive) and says when this visitor asked before. Without scripts there is no button.
 */
export function EnquiryButton({ listing, hasNote = true, ...look }: Props) {
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <div className={needsScript}>
      <Button {...look} icon={MailIcon} aria-haspopup="dialog" data-action="enquiry">
        Enquire
      </Button>
      {isInBrowser && hasNote && (
        <Suspense fallback={null}>
          <EnquiredNote listingId={listing.id} />
        </Suspense>
      )}
    </div>
  )
}
