import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { memberRequests, MemberRequests } from '../parts.tsx'
import { requestsCopy as copy } from './requests.copy.ts'

/** Whose requests they are is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [memberRequests] })

/** Where an agent asks clients for reviews, and sees what became of it. */
function Page() {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => <MemberRequests key={member.id} isAgent={member.isAgent} />}
    </PrivatePage>
  )
}
