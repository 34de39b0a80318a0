import { useQueryClient } from '@tanstack/react-query'
import { formatListingLogUrl } from '#domain/listing/listing-log-url.ts'
import { mayReadListingVideos } from '#domain/listing-videos/listing-video.ts'
import { type Claims, hasClaim } from '#domain/permissions/claims.ts'
import { STAFF_LISTINGS_PATH } from '#domain/staff/staff-listings-url.ts'
import { FoundListingsDocument } from '#src/api/generated/documents/found-listings.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffHistory } from '../acts/staff-history.tsx'
import { CorrectListing } from './correct-listing.tsx'
import { addressOf, AgentLinks, type FoundListing, OfficeLink } from './listing-columns.tsx'
import { ListingVideoLink } from './listing-video-link.tsx'
import { ListingActs } from './listing-acts.tsx'
import { listingsCopy as copy } from './listings.copy.ts'

/** A listing: where it stands, what staff did with it, and what they may do. */
export function ManagedListing({ id, staff }: { id: number; staff: Member }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useDocumentQuery(FoundListingsDocument, {
    filter: { id, isBoosted: false },
    order: 'newest',
    paging: { skip: 0, take: 1 },
  })
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const [found] = data.staffListings.results
  if (found === undefined) return <Text role="status">{copy.noListing}</Text>
  return (
    <Stack gap={24}>
      <div>
        <Link href={STAFF_LISTINGS_PATH} isStandalone>
          {copy.allListings}
        </Link>
      </div>
      <Heading level={2}>{addressOf(found)}</Heading>
      <FactList items={factsOf(found, staff.claims)} />
      <ListingActs found={found} claims={staff.claims} onChanged={() => void queryClient.invalidateQueries()} />
      {mayManageListings(staff.claims) && <CorrectListing found={found} />}
      <StaffHistory thing="listing" id={id} />
    </Stack>
  )
}

const mayManageListings = (claims: Claims): boolean => hasClaim(claims, 'listings_permission', 'CanManageAny')

const factsOf = (found: FoundListing, claims: Claims) => {
  const { listing, state, hiddenAt, boostEndsAt, office, agents } = found
  const fact = (term: string, instant: string | null | undefined) =>
    instant == null ? [] : [{ term, detail: <time dateTime={instant}>{momentText(instant)}</time> }]
  const log = formatListingLogUrl({ listingId: listing.id })
  return [
    { term: copy.facts.number, detail: String(listing.id) },
    { term: copy.facts.kind, detail: copy.kinds[listing.listingType] },
    { term: copy.facts.state, detail: copy.states[state] },
    ...fact(copy.facts.hidden, hiddenAt),
    ...fact(copy.facts.promoted, boostEndsAt),
    { term: copy.facts.price, detail: listing.priceDetails.shortDescription },
    { term: copy.facts.office, detail: <OfficeLink office={office} /> },
    { term: copy.facts.agents, detail: agents.length === 0 ? copy.noAgents : <AgentLinks agents={agents} /> },
    ...fact(copy.facts.listed, listing.listedAt),
    { term: copy.facts.page, detail: <Link href={listing.canonicalUri}>{copy.seePage}</Link> },
    ...(mayManageListings(claims) ? [{ term: copy.facts.log, detail: <Link href={log}>{copy.seeLog}</Link> }] : []),
    ...(mayReadListingVideos(claims)
      ? [{ term: copy.facts.video, detail: <ListingVideoLink listingId={listing.id} /> }]
      : []),
  ]
}
