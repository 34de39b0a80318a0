import MailIcon from 'lucide-react/icons/mail'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { plainEnquiryPath } from '#domain/enquiries/posted-enquiry.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { EnquiryButton_ListingFragment } from '#src/api/generated/graphql.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { contactCopy } from '#src/shared/enquiry/contact.copy.ts'
import { needsScript } from '#src/shared/enquiry/enquiry-button.css.ts'

const enquiredNote = onIntent(() => import('./enquired-note.tsx'))

type Props = { listing: EnquiryButton_ListingFragment; hasNote?: boolean } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'isWide'
>

/**
 * Opens the form that asks the agent of a home (ListingActions answers the press, so it works before this part of the page
 * is hydrated) and says when this visitor asked before. Without scripts it is a link to a page with the form.
 */
export function EnquiryButton({ listing, hasNote = true, ...button }: Props) {
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const EnquiredNote = useCodeOnIntent(enquiredNote, isInBrowser && hasNote)?.default
  return (
    <>
      <div className={needsScript}>
        <Button {...button} icon={MailIcon} aria-haspopup="dialog" data-action="enquiry">
          {contactCopy.enquire}
        </Button>
        {EnquiredNote && <EnquiredNote listingId={listing.id} />}
      </div>
      <noscript>
        <ButtonLink {...button} icon={MailIcon} href={plainEnquiryPath(listing.id)}>
          {contactCopy.enquire}
        </ButtonLink>
      </noscript>
    </>
  )
}
