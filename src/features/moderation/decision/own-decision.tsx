import { moderatedKinds } from '#domain/posts/moderated-kinds.ts'
import { OwnDecisionDocument } from '#src/api/generated/documents/own-decision.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { moderationCopy } from '../moderation.copy.ts'
import * as styles from '../moderation.css.ts'
import { AppealForm } from './appeal-form.tsx'

const copy = moderationCopy.own

/** The decision about a post of the member, with its reason and a way to appeal once. */
export function OwnDecision({ postId }: { postId: number }) {
  const { data, error, isFetching, refetch } = useDocumentQuery(OwnDecisionDocument, { postId })
  const found = data?.decisionOnPost
  return (
    <Container width="reading" paddingY={32}>
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {error && !data && (
          <RetryNotice
            label={moderationCopy.tryAgain}
            text={moderationCopy.failed}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Text role="status">{moderationCopy.loading}</Text>}
        {found === null && <Text>{copy.none}</Text>}
        {found && (
          <>
            <Text>{copy.decided[found.decision](moderatedKinds[found.kind].name)}</Text>
            <article className={styles.said}>
              {found.title !== '' && <Text weight="strong">{found.title}</Text>}
              <Text hasLineBreaks>{found.content}</Text>
            </article>
            <Text weight="strong">{copy.reason}</Text>
            <Text hasLineBreaks>{found.reason}</Text>
            {(found.status === 'published' || found.decision === 'merge') && (
              <Link href={found.path}>{copy.toPost}</Link>
            )}
            {found.appeal != null && (
              <div role="status">
                <Text weight="strong">{copy.waits}</Text>
                <Text hasLineBreaks>{found.appeal}</Text>
              </div>
            )}
            {found.canAppeal && <AppealForm postId={postId} onSent={() => void refetch()} />}
          </>
        )}
      </Stack>
    </Container>
  )
}
