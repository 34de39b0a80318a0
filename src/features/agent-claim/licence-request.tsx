import { LONGEST_CLAIM_REASON } from '#domain/agents/agent-claims.ts'
import { states } from '#domain/lookups/states.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import { DecideAgentClaimDocument } from '#src/api/generated/documents/decide-agent-claim.ts'
import type { LicenceRequest_ClaimFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { card } from '#src/design/card/card.css.ts'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { requestsCopy as copy } from './agent-claim.copy.ts'

type Props = { claim: LicenceRequest_ClaimFragment; onDecided: () => void }

/** One claim with all that staff need to look it up. */
export function LicenceRequest({ claim, onDecided }: Props) {
  const { agent, memberName, memberEmail, licenceNumber, licenceState, requestedAt } = claim
  const [unsent, setUnsent] = useUnsentText(useMemberId(), `reason of claim ${claim.id}`)
  const reason = unsent ?? ''
  const { isBusy, failure, change } = useChange(DecideAgentClaimDocument)
  const decide = (isApproved: boolean) =>
    void change({ claimId: claim.id, isApproved, reason }, () => {
      setUnsent(null)
      onDecided()
    })
  return (
    <article className={card({ padding: 'medium' })}>
      <Stack gap={12}>
        <div>
          <Heading level={2} size="small">
            <Link href={`/agent/${agent.username}`}>{agent.name}</Link>
          </Heading>
          <Text size="small" tone="inkSoft">
            {[agent.jobTitle, agent.office.name, agent.office.address, agent.office.phone].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Text>{copy.claims(memberName, memberEmail)}</Text>
        <Text weight="strong">{copy.licence(licenceNumber, states[licenceState].name)}</Text>
        <Text size="small" tone="inkSoft">
          {copy.requested(shortDayText(requestedAt.slice(0, 10)))}
        </Text>
        <Field label={copy.reason} isOptional>
          {(wiring) => (
            <textarea
              {...wiring}
              rows={2}
              maxLength={LONGEST_CLAIM_REASON}
              className={control()}
              value={reason}
              onChange={({ currentTarget }) => setUnsent(currentTarget.value)}
            />
          )}
        </Field>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Inline gap={12}>
          <Button isBusy={isBusy} aria-label={copy.approveOf(agent.name)} onClick={() => decide(true)}>
            {copy.approve}
          </Button>
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={copy.refuseOf(agent.name)}
            onClick={() => decide(false)}
          >
            {copy.refuse}
          </Button>
        </Inline>
      </Stack>
    </article>
  )
}
