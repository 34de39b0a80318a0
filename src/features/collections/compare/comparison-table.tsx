import type { ComparisonTable_ListingFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { compareCopy as copy } from './compare.copy.ts'
import * as styles from './compare.css.ts'
import type { ComparisonRow } from './comparison-rows.ts'

type Props = { listings: readonly ComparisonTable_ListingFragment[]; rows: readonly ComparisonRow[] }

/** Homes as columns, facts as rows; rows in which homes differ stand out, and say so to those who do not see it. */
export function ComparisonTable({ listings, rows }: Props) {
  return (
    // A screen too narrow for it moves it sideways, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be reached by the keyboard
    <div role="region" aria-label={copy.table} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{copy.fact}</VisuallyHidden>
            </th>
            {listings.map((listing) => (
              <th key={listing.id} scope="col">
                <HomeHead listing={listing} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells, isDifferent }) => (
            <tr key={title} data-differs={isDifferent || undefined}>
              <th scope="row">
                {title}
                {isDifferent && <VisuallyHidden>{` (${copy.differs})`}</VisuallyHidden>}
              </th>
              {cells.map((lines, index) => (
                <td key={listings[index]?.id}>{lines.length === 0 ? copy.nothing : <Lines lines={lines} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HomeHead({ listing: { summary } }: { listing: ComparisonTable_ListingFragment }) {
  const { address, canonicalUri, media } = summary
  const [photo] = media.photos
  const place = `${address.suburb}, ${address.stateCode} ${address.postcode}`
  return (
    <>
      {photo && (
        <span className={styles.picture}>
          <Photo photo={photo} widths={[320, 640]} sizes="18rem" ratio="3:2" corners="soft" isDecorative />
        </span>
      )}
      <Link href={canonicalUri}>
        {address.shortAddress === address.suburb ? place : `${address.shortAddress}, ${place}`}
      </Link>
    </>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 1 ? (
    lines[0]
  ) : (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
