import { ContactLinks } from './contact-links.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

type Props = { agent: ListingDetails['agents'][number] | undefined; office: ListingDetails['office'] }

/** The agent within reach of the thumb, on screens where the panel is not in sight. */
export function ContactBar({ agent, office }: Props) {
  const phone = agent?.phone ?? office.phone
  if (!phone) return null
  return (
    <div className={styles.contactBar} role="region" aria-label="Contact the agent">
      <ContactLinks name={agent?.name ?? office.name} phone={phone} isShort />
    </div>
  )
}
