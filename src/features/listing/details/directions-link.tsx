import DirectionsIcon from 'lucide-react/icons/navigation'
import { ButtonLink } from '#src/design/button/button.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'

/** The way to a home in a map service, in a tab of its own; only what the portal shows of the address is told to it. */
export function DirectionsLink({ to }: { to: string }) {
  return (
    <ButtonLink
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`}
      target="_blank"
      rel="noopener nofollow"
      variant="secondary"
      icon={DirectionsIcon}
      data-track="ExternalLinkClick"
    >
      {listingCopy.location.directions}
    </ButtonLink>
  )
}
