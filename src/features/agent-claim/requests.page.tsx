import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { StaffPage } from '#src/shared/session/staff-page.tsx'
import { requestsCopy as copy } from './agent-claim.copy.ts'
import { LicenceRequests } from './licence-requests.tsx'

/** What waits is for staff alone, whom the browser knows: the server renders the frame. */
export default definePageFrame({ View: Page })

/** Where staff decide claims that a licence proves. */
function Page() {
  return (
    <StaffPage title={copy.title} logIn={copy.logIn} forbidden={copy.forbidden} claim="CanChangeAnyAgentsSetting">
      {(member) => <LicenceRequests key={member.id} />}
    </StaffPage>
  )
}
