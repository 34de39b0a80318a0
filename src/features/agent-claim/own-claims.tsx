import { shortDayText } from '#domain/time/written-day.ts'
import { OwnAgentClaimsDocument } from '#src/api/generated/documents/own-agent-claims.ts'
import type { OwnClaims_ClaimFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { card } from '#src/design/card/card.css.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ownClaimsCopy as copy } from './agent-claim.copy.ts'

/** The claims of the member, each with what happens next. */
export function OwnClaims() {
  const { data, isError } = useDocumentQuery(OwnAgentClaimsDocument, {})
  if (isError) return <Notice tone="danger">{copy.failed}</Notice>
  const claims = data?.ownAgentClaims ?? []
  if (claims.length === 0) return null
  return (
    <section aria-label={copy.title}>
      <Stack gap={12}>
        <Heading level={2} size="lead">
          {copy.title}
        </Heading>
        {claims.map((claim) => (
          <OwnClaim key={claim.id} claim={claim} />
        ))}
      </Stack>
    </section>
  )
}

function OwnClaim({ claim }: { claim: OwnClaims_ClaimFragment }) {
  const { agent, state } = claim
  return (
    <article className={card({ padding: 'medium' })}>
      <Stack gap={4}>
        <Heading level={3} size="small">
          {`${agent.name}: ${copy.states[state]}`}
        </Heading>
        <Text size="small" tone="inkSoft">
          {agent.office.name}
        </Text>
        <Text>{wordsOf(claim)}</Text>
        {state === 'refused' && claim.reason !== '' && <Text hasLineBreaks>{copy.reason(claim.reason)}</Text>}
        {state === 'approved' && (
          <div>
            <Link href={`/agent/${agent.username}/settings`} isStandalone>
              {copy.edit}
            </Link>
          </div>
        )}
      </Stack>
    </article>
  )
}

function wordsOf({ state, proof, officeEmailHint, expiresAt }: OwnClaims_ClaimFragment): string {
  if (state !== 'pending') return copy[state]
  if (proof === 'licence') return copy.waitingForStaff
  return copy.waitingForOffice(officeEmailHint ?? '', shortDayText((expiresAt ?? '').slice(0, 10)))
}
