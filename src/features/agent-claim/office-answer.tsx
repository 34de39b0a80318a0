import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { useState } from 'react'
import { shortDayText } from '#domain/time/written-day.ts'
import { AnswerAgentClaimDocument } from '#src/api/generated/documents/answer-agent-claim.ts'
import { OfficeClaimQuestionDocument } from '#src/api/generated/documents/office-claim-question.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { officeCopy as copy } from './agent-claim.copy.ts'

/** The question to an office, and its answer, once. */
export function OfficeAnswer({ token }: { token: string }) {
  const { data, isError, refetch } = useDocumentQuery(OfficeClaimQuestionDocument, { token })
  const [answer, setAnswer] = useState<boolean | null>(null)
  const { isBusy, failure, change } = useChange(AnswerAgentClaimDocument)
  if (isError) {
    return <RetryNotice text={copy.unread} label={copy.tryAgain} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.reading}</Text>
  const question = data.officeClaimQuestion
  if (!question) return <Notice>{copy.gone}</Notice>
  const { agent, memberName, memberEmail, expiresAt } = question
  if (answer !== null) {
    return <Notice tone="success">{answer ? copy.approved(agent.name) : copy.refused(agent.name)}</Notice>
  }
  const say = (isConfirmed: boolean) => void change({ token, isConfirmed }, () => setAnswer(isConfirmed))
  return (
    <Stack>
      <Text size="lead">{copy.asks(memberName, memberEmail, agent.name)}</Text>
      <Text weight="strong">{copy.question(`${agent.name}, ${agent.jobTitle}`, agent.office.name)}</Text>
      <Text>{copy.means}</Text>
      <Text size="small" tone="inkSoft">
        {copy.until(shortDayText(expiresAt.slice(0, 10)))}
      </Text>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Inline gap={12}>
        <Button isBusy={isBusy} onClick={() => say(true)}>
          {copy.yes}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => say(false)}>
          {copy.no}
        </Button>
      </Inline>
    </Stack>
  )
}
