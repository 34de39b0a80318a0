import type { ContactBar_ListingFragment } from '#src/api/generated/graphql.ts'
import { ContactLinks } from '#src/shared/enquiry/contact-links.tsx'
import { EnquiryButton } from './enquiry-button.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from './agent-panel.css.ts'

/** The agent within reach of the thumb, on screens where the panel is not in sight. */
export function ContactBar({ listing }: { listing: ContactBar_ListingFragment }) {
  const { agents, office } = listing
  const phone = agents[0]?.phone ?? office.phone
  return (
    <div className={styles.contactBar} role="region" aria-label={listingCopy.agents.bar}>
      {phone && <ContactLinks name={agents[0]?.name ?? office.name} phone={phone} isShort />}
      <EnquiryButton listing={listing} hasNote={false} isWide />
    </div>
  )
}
