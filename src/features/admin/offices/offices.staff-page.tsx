import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import {
  COMPANIES_PATH,
  formatCompanyUrl,
  formatOfficeUrl,
  OFFICES_PATH,
  type OfficesView,
  readOfficesPath,
} from '#domain/staff/offices-url.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyList } from './company-list.tsx'
import { ManagedCompany } from './managed-company.tsx'
import { ManagedOffice } from './managed-office.tsx'
import { OfficeForm } from './office-form.tsx'
import { OfficeList } from './office-list.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { Panel } from './panel.tsx'

/** Finds offices and companies, adds them, and shows one with what staff may do to it. */
export default defineStaffPage(OfficesPage)

function OfficesPage({ below }: { below: string }) {
  const view = readOfficesPath(below)
  return view === null ? <Text role="status">{copy.noPage}</Text> : <Shown key={below} view={view} />
}

function Shown({ view }: { view: OfficesView }) {
  const [, navigate] = useLocation()
  switch (view.kind) {
    case 'offices':
      return <OfficeList />
    case 'companies':
      return <CompanyList />
    case 'office':
      return <ManagedOffice id={view.id} />
    case 'company':
      return <ManagedCompany id={view.id} />
    case 'newOffice':
      return (
        <New heading={copy.addOffice} back={<BackTo href={OFFICES_PATH}>{copy.allOffices}</BackTo>}>
          <OfficeForm office={null} onSaved={(id) => navigate(formatOfficeUrl(id))} />
        </New>
      )
    case 'newCompany':
      return (
        <New heading={copy.addCompany} back={<BackTo href={COMPANIES_PATH}>{copy.allCompanies}</BackTo>}>
          <CompanyForm company={null} onSaved={(id) => navigate(formatCompanyUrl(id))} />
        </New>
      )
  }
}

const BackTo = ({ href, children }: { href: string; children: string }) => (
  <div>
    <Link href={href} isStandalone>
      {children}
    </Link>
  </div>
)

const New = ({ heading, back, children }: { heading: string; back: ReactNode; children: ReactNode }) => (
  <Stack gap={24}>
    {back}
    <Panel id="offices-new" heading={heading}>
      {children}
    </Panel>
  </Stack>
)
