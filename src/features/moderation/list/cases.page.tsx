import { kindsToRead } from '#domain/posts/moderated-kinds.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { moderationCopy as copy } from '../moderation.copy.ts'
import { StaffCases, staffCases } from '../parts.tsx'

/** What is to be read is known to staff alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [staffCases] })

function Page() {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {({ id, claims }) => <StaffCases key={id} isStaff={kindsToRead(claims, null).length > 0} />}
    </PrivatePage>
  )
}
