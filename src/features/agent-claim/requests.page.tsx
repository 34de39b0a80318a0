import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { StaffPage } from '#src/shared/session/staff-page.tsx'
import { requestsCopy as copy } from './agent-claim.copy.ts'
import { LicenceRequests } from './licence-requests.tsx'

/** What waits is for staff alone, whom the browser knows: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

/** Where staff decide claims that a licence proves. */
export const Page = () => (
  <StaffPage title={copy.title} logIn={copy.logIn} forbidden={copy.forbidden} claim="CanChangeAnyAgentsSetting">
    {(member) => <LicenceRequests key={member.id} />}
  </StaffPage>
)
