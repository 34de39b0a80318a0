import { type FormEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import {
  formatListingLogUrl,
  LISTING_LOG_PATH,
  LONGEST_LOG_QUERY,
  readListingLogSearch,
} from '#domain/listing/listing-log-url.ts'
import { LoggedListingsDocument } from '#src/api/generated/documents/logged-listings.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { listingLogCopy as copy } from './listing-log.copy.ts'
import * as styles from './listing-log.css.ts'
import { LogOfListing } from './log-of-listing.tsx'
import { addressOf, factsOf } from './logged-listing.ts'

/** Finds listings and shows the log of one. Both are in the URL. */
export default defineStaffPage(ListingLogPage)

function ListingLogPage() {
  const { query, listingId } = readListingLogSearch(useSearch())
  const [, navigate] = useLocation()
  const [text, setText] = useState(query)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(formatListingLogUrl({ query: text.trim() }))
  }
  return (
    <Stack gap={24}>
      <form role="search" action={LISTING_LOG_PATH} noValidate onSubmit={submit} className={styles.search}>
        <TextField
          label={copy.search}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={LONGEST_LOG_QUERY}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <Button type="submit">{copy.find}</Button>
        </div>
      </form>
      {listingId === null && query !== '' && <FoundListings query={query} />}
      {listingId !== null && <LogOfListing key={listingId} listingId={listingId} />}
    </Stack>
  )
}

function FoundListings({ query }: { query: string }) {
  const { data, error, isFetching, refetch } = useDocumentQuery(LoggedListingsDocument, { query })
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const listings = data.loggedListings
  return (
    <section aria-label={copy.results}>
      <Stack gap={12}>
        <Text role="status">{listings.length === 0 ? copy.noneFound(query) : copy.found(listings.length)}</Text>
        <ul className={styles.list}>
          {listings.map((listing) => (
            <li key={listing.listingId} className={styles.item}>
              <Link href={formatListingLogUrl({ query, listingId: listing.listingId })} isStandalone>
                {addressOf(listing)}
              </Link>
              <Text size="small" tone="inkSoft">
                {factsOf(listing)}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}
