import { formatListingLogUrl } from '#domain/listing/listing-log-url.ts'
import { formatStaffListingsUrl, formatStaffListingUrl } from '#domain/staff/staff-listings-url.ts'
import type { ListingColumns_ListingFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import type { StaffColumn } from '../table/table-view.ts'
import { staffListingStates } from './listing-filter.ts'
import { listingsCopy as copy } from './listings.copy.ts'

export type FoundListing = ListingColumns_ListingFragment

export const addressOf = ({ streetAddress, listing: { address } }: FoundListing): string =>
  `${streetAddress === '' ? copy.noStreet : streetAddress}, ${address.suburb} ${address.stateCode}`

export const OfficeLink = ({ office: { id, name } }: Pick<FoundListing, 'office'>) => (
  <Link href={formatStaffListingsUrl({ office: id })}>{copy.numbered(name, id)}</Link>
)

export const AgentLinks = ({ agents }: Pick<FoundListing, 'agents'>) =>
  agents.map(({ id, name }) => (
    <div key={id}>
      <Link isStandalone href={formatStaffListingsUrl({ agent: id })}>
        {copy.numbered(name, id)}
      </Link>
    </div>
  ))

const columns: readonly StaffColumn<FoundListing>[] = [
  {
    id: 'address',
    title: copy.columns.address,
    value: addressOf,
    cell: (row) => <Link href={formatStaffListingUrl(row.listing.id)}>{addressOf(row)}</Link>,
    filter: 'text',
    filterLabel: copy.filters.address,
  },
  { id: 'number', title: copy.columns.number, value: ({ listing }) => listing.id, filter: 'text' },
  { id: 'kind', title: copy.columns.kind, value: ({ listing }) => copy.kinds[listing.listingType] },
  {
    id: 'state',
    title: copy.columns.state,
    value: ({ state }) => copy.states[state],
    filter: staffListingStates.map((state) => ({ value: state, label: copy.states[state] })),
  },
  { id: 'price', title: copy.columns.price, value: ({ listing }) => listing.priceDetails.shortDescription },
  {
    id: 'office',
    title: copy.columns.office,
    value: ({ office }) => copy.numbered(office.name, office.id),
    cell: ({ office }) => <OfficeLink office={office} />,
    filter: 'text',
    filterLabel: copy.filters.office,
  },
  {
    id: 'agents',
    title: copy.columns.agents,
    value: ({ agents }) => agents.map(({ name, id }) => copy.numbered(name, id)).join(', '),
    cell: ({ agents }) => (agents.length === 0 ? null : <AgentLinks agents={agents} />),
    filter: 'text',
    filterLabel: copy.filters.agent,
  },
  {
    id: 'listed',
    title: copy.columns.listed,
    value: ({ listing }) => listing.listedAt,
    cell: ({ listing }) => <time dateTime={listing.listedAt}>{momentText(listing.listedAt)}</time>,
    isSortable: true,
  },
  {
    id: 'promoted',
    title: copy.columns.promoted,
    value: ({ boostEndsAt }) => boostEndsAt,
    cell: ({ boostEndsAt }) =>
      boostEndsAt == null ? null : <time dateTime={boostEndsAt}>{momentText(boostEndsAt)}</time>,
    filter: [{ value: 'yes', label: copy.promotedOnly }],
    filterLabel: copy.filters.promoted,
  },
]

/** For staff who may read Listing Logging too. */
const withLog: typeof columns = [
  ...columns,
  {
    id: 'log',
    title: copy.columns.log,
    value: ({ listing }) => formatListingLogUrl({ listingId: listing.id }),
    cell: ({ listing }) => <Link href={formatListingLogUrl({ listingId: listing.id })}>{copy.openLog}</Link>,
  },
]

export const listingColumns = (mayReadLog: boolean): typeof columns => (mayReadLog ? withLog : columns)
