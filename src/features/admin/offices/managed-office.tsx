import { useQueryClient } from '@tanstack/react-query'
import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { formatOfficeUrl, OFFICES_PATH } from '#domain/staff/offices-url.ts'
import { formatStaffListingsUrl } from '#domain/staff/staff-listings-url.ts'
import { ManagedOfficeDocument } from '#src/api/generated/documents/managed-office.ts'
import type { ManagedOffice_OfficeFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffHistory } from '../acts/staff-history.tsx'
import { CompanyLink } from './company-columns.tsx'
import { OfficeActs } from './office-acts.tsx'
import { OfficePeople } from './office-people.tsx'
import { OfficeForm } from './office-form.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { MergedNotice, Panel } from './panel.tsx'

/** An office: what the portal knows of it, what staff may correct, and what they did. */
export function ManagedOffice({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useDocumentQuery(ManagedOfficeDocument, { id })
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const { staffOffice: office } = data
  if (office == null) return <Text role="status">{copy.noOffice}</Text>
  const reread = () => void queryClient.invalidateQueries()
  return (
    <Stack gap={24}>
      <div>
        <Link href={OFFICES_PATH} isStandalone>
          {copy.allOffices}
        </Link>
      </div>
      <Heading level={2}>{office.name}</Heading>
      {office.mergedIntoId != null && <MergedNotice href={formatOfficeUrl(office.mergedIntoId)} />}
      <FactList items={factsOf(office)} />
      {office.mergedIntoId == null && (
        <Panel id="office-correct" heading={copy.correct}>
          <OfficeForm office={office} onSaved={reread} onConflict={reread} />
        </Panel>
      )}
      {office.mergedIntoId == null && (
        <>
          <OfficePeople office={office} onChanged={reread} />
          <OfficeActs office={office} onChanged={reread} />
        </>
      )}
      <StaffHistory thing="office" id={id} />
    </Stack>
  )
}

const TypeIn = ({ officeId }: { officeId: number }) => (
  <Link href={listingsPath({ officeId })} target="_top">
    {copy.typeIn}
  </Link>
)

const factsOf = (office: ManagedOffice_OfficeFragment) => {
  const stated = (term: string, detail: string) => (detail === '' ? [] : [{ term, detail }])
  const page = formatSearchUrl(defaultSearchParameters('buy', { officeUri: office.uri }), { hasResults: true })
  return [
    { term: copy.columns.number, detail: String(office.id) },
    { term: copy.columns.standing, detail: copy.standings[office.standing] },
    ...(office.closedAt == null ? [] : [{ term: copy.facts.closed, detail: momentText(office.closedAt) }]),
    {
      term: copy.columns.company,
      detail: office.company == null ? copy.noCompanyOf : <CompanyLink company={office.company} />,
    },
    { term: copy.columns.address, detail: office.address },
    { term: copy.columns.suburb, detail: office.suburb.label },
    ...stated(copy.columns.phone, office.phone),
    ...stated(copy.columns.email, office.email),
    ...stated(copy.facts.website, office.website),
    {
      term: copy.facts.listings,
      detail: <Link href={formatStaffListingsUrl({ office: office.id })}>{copy.seeListings}</Link>,
    },
    ...(office.standing === 'open' ? [{ term: copy.facts.typedIn, detail: <TypeIn officeId={office.id} /> }] : []),
    ...(page === null ? [] : [{ term: copy.facts.page, detail: <Link href={page}>{copy.seePage}</Link> }]),
  ]
}
