import { useLocation, useSearch } from 'wouter'
import { MULTILOADER_PATH } from '#domain/feeds/multiloader-url.ts'
import { listingsPath, readListingsUrl } from '#domain/listing-drafts/listings-url.ts'
import { OfficeListingsDocument } from '#src/api/generated/documents/office-listings.ts'
import type { OfficeListingsQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingsCopy as copy } from '../listings.copy.ts'
import { NotAnAgent } from '../not-an-agent.tsx'
import { DraftItem } from './draft-item.tsx'
import { UnsavedDrafts } from './unsaved-drafts.tsx'

const PAGE_SIZE = 25

/** What an office types in here, those changed last first. */
export function OfficeListings() {
  const { officeId, page } = readListingsUrl(useSearch())
  const { data, error, isFetching, refetch } = useDocumentQuery(
    OfficeListingsDocument,
    { officeId, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE },
    { keepsPrevious: true },
  )
  return (
    <Container width="reading" paddingY={32}>
      {data?.listingOffice && data.listingDrafts ? (
        <List office={data.listingOffice.office} drafts={data.listingDrafts} officeId={officeId} page={page} />
      ) : (
        data && <NotAnAgent title={copy.title} />
      )}
      {!data && (
        <Stack gap={16}>
          <Heading level={1}>{copy.title}</Heading>
          {error ? (
            <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Text role="status">{copy.loading}</Text>
          )}
          <UnsavedDrafts />
        </Stack>
      )}
    </Container>
  )
}

type ListProps = {
  office: NonNullable<OfficeListingsQuery['listingOffice']>['office']
  drafts: NonNullable<OfficeListingsQuery['listingDrafts']>
  officeId: number | null
  page: number
}

function List({ office, drafts: { results, totalCount }, officeId, page }: ListProps) {
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{copy.title}</Heading>
        <Text>{copy.lead(office.name)}</Text>
        <Text tone="inkSoft">{copy.feeds}</Text>
        <div>
          <Link href={MULTILOADER_PATH} isStandalone>
            {copy.multiloader}
          </Link>
        </div>
      </Stack>
      <Inline gap={12}>
        <NewListing begins="sale" officeId={officeId} />
        <NewListing begins="rental" officeId={officeId} />
      </Inline>
      <UnsavedDrafts />
      {totalCount === 0 && <Text>{copy.none}</Text>}
      <Stack as="ul" gap={12}>
        {results.map((draft) => (
          <DraftItem key={draft.id} draft={draft} officeId={officeId} />
        ))}
      </Stack>
      <Pagination
        page={page}
        pageCount={Math.ceil(totalCount / PAGE_SIZE)}
        hrefForPage={(next) => listingsPath({ officeId, page: next })}
        label={copy.pages}
      />
    </Stack>
  )
}

/** A new one has its number before anything of it is saved. */
function NewListing({ begins, officeId }: { begins: 'sale' | 'rental'; officeId: number | null }) {
  const [, navigate] = useLocation()
  return (
    <Button
      variant={begins === 'sale' ? 'primary' : 'secondary'}
      onClick={() => navigate(listingsPath({ officeId, begins }, crypto.randomUUID()))}
    >
      {begins === 'sale' ? copy.newSale : copy.newRental}
    </Button>
  )
}
