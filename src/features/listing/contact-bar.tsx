import { ContactLinks } from './contact-links.tsx'
import { EnquiryButton } from './enquiry/enquiry-button.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

/** The agent within reach of the thumb, on screens where the panel is not in sight. */
export function ContactBar({ listing }: { listing: ListingDetails }) {
  const { agents, office } = listing
  const phone = agents[0]?.phone ?? office.phone
  return (
    <div className={styles.contactBar} role="region" aria-label="Contact the agent">
      {phone && <ContactLinks name={agents[0]?.name ?? office.name} phone={phone} isShort />}
      <EnquiryButton listing={listing} hasNote={false} isWide />
    </div>
  )
}
