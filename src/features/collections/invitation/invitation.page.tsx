import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { collectionsCopy, openedInvitationCopy as copy } from '../collections.copy.ts'
import { memberInvitation, MemberInvitation } from '../parts.tsx'

/** For whom it is is known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: Page, memberDeferred: () => [memberInvitation] })

/** The page that the mail of an invitation leads to. */
function Page({ params: { uniqueIdentifier = '' } }: PageProps) {
  const { status } = useSession()
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {status === 'unknown' ? (
          <Text>{copy.reading}</Text>
        ) : (
          <MemberInvitation key={uniqueIdentifier} uniqueIdentifier={uniqueIdentifier} />
        )}
        <noscript>
          <Notice role="none">{collectionsCopy.needsScript}</Notice>
        </noscript>
      </Stack>
    </Container>
  )
}
