import StreetViewIcon from 'lucide-react/icons/person-standing'
import { ButtonLink } from '#src/design/button/button.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'

type Props = { latLong: { latitude: number; longitude: number } }

/** The street as a map service photographed it, in a tab of its own; nothing of the service is loaded here. */
export function StreetViewLink({ latLong: { latitude, longitude } }: Props) {
  return (
    <ButtonLink
      href={`https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude},${longitude}`}
      target="_blank"
      rel="noopener nofollow"
      variant="secondary"
      icon={StreetViewIcon}
      data-track="StreetViewInteraction"
    >
      {listingCopy.location.streetView}
    </ButtonLink>
  )
}
