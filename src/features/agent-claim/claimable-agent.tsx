import type { ClaimableAgent_FoundFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { card } from '#src/design/card/card.css.ts'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { findCopy as copy } from './agent-claim.copy.ts'
import { ProofForm } from './proof-form.tsx'

type Props = { found: ClaimableAgent_FoundFragment; isChosen: boolean; onChoose: () => void }

/** One agent who was found; the one who was chosen has the form below. */
export function ClaimableAgent({ found: { agent, officeEmailHint }, isChosen, onChoose }: Props) {
  const { name, jobTitle, office, isClaimed, username } = agent
  return (
    <article className={card({ padding: 'medium' })}>
      <Stack gap={12}>
        <div>
          <Heading level={3} size="small">
            {name}
          </Heading>
          <Text size="small" tone="inkSoft">
            {`${jobTitle} · ${office.name}, ${office.address}`}
          </Text>
        </div>
        {isClaimed && <Text size="small">{copy.managed}</Text>}
        <Inline gap={16}>
          {!isClaimed && !isChosen && (
            <Button size="small" variant="secondary" aria-label={copy.iAm(name)} onClick={onChoose}>
              {copy.thisIsMe}
            </Button>
          )}
          <Link href={`/agent/${username}`} aria-label={copy.profileOf(name)} isStandalone>
            {copy.profile}
          </Link>
        </Inline>
        {isChosen && !isClaimed && (
          <ProofForm agentId={agent.id} name={name} officeEmailHint={officeEmailHint ?? null} />
        )}
      </Stack>
    </article>
  )
}
