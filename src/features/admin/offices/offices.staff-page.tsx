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
import { awaitedView } from '#src/shared/runtime/awaited-view.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyList } from './company-list.tsx'
import { OfficeList } from './office-list.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { Panel } from './panel.tsx'

// What has fields that complete names is not loaded for the lists.
const AwaitedOffice = awaitedView(now(() => import('./managed-office.tsx')))
const AwaitedCompany = awaitedView(now(() => import('./managed-company.tsx')))
const AwaitedOfficeForm = awaitedView(now(() => import('./office-form.tsx')))

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
      return <AwaitedOffice>{({ ManagedOffice }) => <ManagedOffice id={view.id} />}</AwaitedOffice>
    case 'company':
      return <AwaitedCompany>{({ ManagedCompany }) => <ManagedCompany id={view.id} />}</AwaitedCompany>
    case 'newOffice':
      return (
        <New heading={copy.addOffice} back={<BackTo href={OFFICES_PATH}>{copy.allOffices}</BackTo>}>
          <AwaitedOfficeForm>
            {({ OfficeForm }) => <OfficeForm office={null} onSaved={(id) => navigate(formatOfficeUrl(id))} />}
          </AwaitedOfficeForm>
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
