import type { ListingSummary_ListingFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import * as styles from '#src/shared/enquiry/enquiry.css.ts'

/** Which home it is about. */
export function ListingSummary({ listing: { summary } }: { listing: ListingSummary_ListingFragment }) {
  const [photo] = summary.media.photos
  return (
    <div className={styles.summary}>
      {photo && (
        <div className={styles.picture}>
          <Photo photo={photo} widths={[160, 320]} sizes="96px" ratio="4:3" corners="soft" isDecorative />
        </div>
      )}
      <div>
        <Text weight="strong">{summary.address.longAddress}</Text>
        <Text size="small" tone="inkSoft">
          {summary.priceDetails.longDescription}
        </Text>
      </div>
    </div>
  )
}
