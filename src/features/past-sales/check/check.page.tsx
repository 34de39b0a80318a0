import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { StaffPage } from '#src/shared/session/staff-page.tsx'
import { checkCopy as copy } from '../past-sales.copy.ts'
import { SalesToCheck } from './sales-to-check.tsx'

/** What waits is for staff alone, whom the browser knows: the server renders the frame. */
export default definePageFrame({ View: Page })

/** Where staff check the proof of past sales. */
function Page() {
  return (
    <StaffPage title={copy.title} logIn={copy.logIn} forbidden={copy.forbidden} claim="CanChangeAnyAgentsSetting">
      {(member) => <SalesToCheck key={member.id} />}
    </StaffPage>
  )
}
