import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { searchModes, type SearchMode } from '#domain/lookups/search-modes.ts'
import { ListingSurroundingsDocument } from '#src/api/generated/documents/listing-surroundings.ts'
import type {
  ListingCard_ListingFragment,
  LocalTopics_ListingFragment,
  SurroundingListings_ListingFragment,
} from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { QuestionLines } from '#src/shared/posts/question-lines.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'
import { searchIn } from './search-in.ts'

const copy = listingCopy.around

/** Homes like this one, and more from its office. */
export function SurroundingListings({ listing }: { listing: SurroundingListings_ListingFragment }) {
  const { data } = useDocumentQuery(ListingSurroundingsDocument, { id: listing.id })
  if (!data) return null
  const { summary, suburb, office } = listing
  const mode: SearchMode = summary.listingType === 'sale' ? 'buy' : 'rent'
  const officeSearch = searchModes[modeOfListing(summary)].officePathSuffix ?? searchModes[mode].officePathSuffix
  return (
    <>
      <Listings
        title={copy.similar}
        listings={data.similarListings}
        all={{ href: searchIn(suburb.uri, mode), label: copy.allSimilar(mode === 'buy', suburb.name) }}
      />
      <Listings
        title={copy.fromOffice(office.name)}
        listings={data.otherListingsFromOffice}
        all={{ href: `/real-estate-agency/${office.uri}/${officeSearch}`, label: copy.allFromOffice(office.name) }}
      />
    </>
  )
}

/** What is asked and discussed about the suburb of a home. */
export function LocalTopics({ listing: { id, suburb } }: { listing: LocalTopics_ListingFragment }) {
  const { data } = useDocumentQuery(ListingSurroundingsDocument, { id })
  if (!data || data.topics.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.topics}</Heading>
      <QuestionLines questions={data.topics} />
      <div>
        <Link href={`/${suburb.uri}/questions`} isStandalone>
          {copy.allTopics(suburb.name)}
        </Link>
      </div>
    </section>
  )
}

type ListingsProps = {
  title: string
  listings: readonly ListingCard_ListingFragment[]
  all: { href: string; label: string }
}

/** Beside one another: as a grid where there is room, on a phone in a row that is swiped. */
function Listings({ title, listings, all }: ListingsProps) {
  if (listings.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.listings} aria-label={title}>
        {listings.map((listing) => (
          <li key={listing.id} className={styles.listing}>
            <ListingCard listing={listing} headingLevel={3} />
          </li>
        ))}
      </ul>
      <div>
        <Link href={all.href} isStandalone>
          {all.label}
        </Link>
      </div>
    </section>
  )
}
