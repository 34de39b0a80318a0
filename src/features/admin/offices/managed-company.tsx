import { useQueryClient } from '@tanstack/react-query'
import { COMPANIES_PATH, formatCompanyUrl, formatOfficesOfCompanyUrl } from '#domain/staff/offices-url.ts'
import { ManagedCompanyDocument } from '#src/api/generated/documents/managed-company.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { StaffHistory } from '../acts/staff-history.tsx'
import { CompanyForm } from './company-form.tsx'
import { MergeCompany } from './merge-company.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { MergedNotice, Panel } from './panel.tsx'

/** A company that offices belong to. */
export function ManagedCompany({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useDocumentQuery(ManagedCompanyDocument, { id })
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const { staffCompany: company } = data
  if (company == null) return <Text role="status">{copy.noCompany}</Text>
  const reread = () => void queryClient.invalidateQueries()
  return (
    <Stack gap={24}>
      <div>
        <Link href={COMPANIES_PATH} isStandalone>
          {copy.allCompanies}
        </Link>
      </div>
      <Heading level={2}>{company.name}</Heading>
      {company.mergedIntoId != null && <MergedNotice href={formatCompanyUrl(company.mergedIntoId)} />}
      <FactList
        items={[
          { term: copy.columns.number, detail: String(company.id) },
          { term: copy.columns.state, detail: company.stateCode },
          { term: copy.columns.offices, detail: String(company.officeCount) },
        ]}
      />
      <div>
        <Link href={formatOfficesOfCompanyUrl(id)} isStandalone>
          {copy.officesOf}
        </Link>
      </div>
      {company.mergedIntoId == null && (
        <Panel id="company-correct" heading={copy.correct}>
          <CompanyForm company={company} onSaved={reread} onConflict={reread} />
        </Panel>
      )}
      {company.mergedIntoId == null && <MergeCompany company={company} onChanged={reread} />}
      <StaffHistory thing="company" id={id} />
    </Stack>
  )
}
