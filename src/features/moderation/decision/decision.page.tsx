import { postIdOfParam } from '#domain/posts/moderation-url.ts'
import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { moderationCopy } from '../moderation.copy.ts'
import { OwnDecision, ownDecision } from '../parts.tsx'

const { title, logIn } = moderationCopy.own

export default definePageFrame({ View: Page, memberDeferred: () => [ownDecision] })

/** What staff decided about a post, for its author. */
function Page({ params }: PageProps) {
  return (
    <PrivatePage title={title} logIn={logIn}>
      {({ id }) => <OwnDecision key={id} postId={postIdOfParam(params['postId']) ?? 0} />}
    </PrivatePage>
  )
}
