import { kindsToRead } from '#domain/posts/moderated-kinds.ts'
import { postIdOfParam } from '#domain/posts/moderation-url.ts'
import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { moderationCopy as copy } from '../moderation.copy.ts'
import { StaffCase, staffCase } from '../parts.tsx'

export default definePageFrame({ View: Page, memberDeferred: () => [staffCase] })

/** One post as staff read it. */
function Page({ params }: PageProps) {
  const postId = postIdOfParam(params['postId']) ?? 0
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {({ id, claims }) => (
        <StaffCase key={`${id} ${postId}`} postId={postId} isStaff={kindsToRead(claims, null).length > 0} />
      )}
    </PrivatePage>
  )
}
