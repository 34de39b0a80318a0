import { hasClaim } from '#domain/permissions/claims.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { staffCases, StaffCases } from '../parts.tsx'
import { casesCopy as copy } from './cases.copy.ts'

/** What is to be read is known to staff alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [staffCases] })

/** Reviews that are held or were reported. */
function Page() {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {({ id, claims }) => (
        <StaffCases key={id} isStaff={hasClaim(claims, 'agents_permission', 'CanManageAnyAgentReview')} />
      )}
    </PrivatePage>
  )
}
