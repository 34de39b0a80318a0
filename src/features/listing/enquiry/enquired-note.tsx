import { useSyncExternalStore } from 'react'
import { dayAndMonth } from '#domain/time/zoned-date.ts'
import { Text } from '#src/design/text/text.tsx'
import { ownEnquiredListings } from '#src/shared/storage/own-histories.ts'
import { contactCopy } from '#src/shared/enquiry/contact.copy.ts'

/** When the visitor asked about this home; nothing if they did not. */
export default function EnquiredNote({ listingId }: { listingId: number }) {
  const { read, onChange } = ownEnquiredListings
  const enquired = useSyncExternalStore(onChange, read).find((entry) => entry.listingId === listingId)
  if (!enquired) return null
  return (
    <Text size="small" tone="inkSoft">
      {contactCopy.askedOn(dayAndMonth(new Date(enquired.enquiredAt)))}
    </Text>
  )
}
