import type { AgentCard_AgentFragment } from '#src/api/generated/graphql.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { aboveCardLink } from '#src/design/card/card.css.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Avatar } from './avatar.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { AgentRating } from './agent-rating.tsx'
import { PremierBadge } from './premier-badge.tsx'
import { agentCardCopy as copy } from './agent-card.copy.ts'
import * as styles from './agent-card.css.ts'

type Props = {
  agent: AgentCard_AgentFragment
  headingLevel: 2 | 3 | 4
  /** Which of the agent's work counts. */
  service?: 'selling' | 'managing'
  /** How much of it was done in a place. */
  inPlace?: { name: string; count: number }
  /** On pages of the office itself its name says nothing. */
  isOfficeShown?: boolean
}

/** An agent in short: who it is, what clients said, and what was sold or leased, each figure with its cases and its time. */
export function AgentCard({ agent, headingLevel, service = 'selling', inPlace, isOfficeShown = true }: Props) {
  const { username, name, jobTitle, office, portrait, reviewSummary, performance } = agent
  const { months, until, medianPrice } = performance
  const done = service === 'selling' ? copy.sold(performance.soldCount) : copy.leased(performance.leasedCount)
  return (
    <Card as="article" isLinked data-agent-id={agent.id}>
      <div className={styles.body}>
        {portrait ? (
          <div className={styles.portrait}>
            <Photo photo={portrait} widths={[160]} sizes="72px" ratio="1:1" corners="large" isDecorative />
          </div>
        ) : (
          <Avatar user={{ name, isAgent: true, avatar: null }} />
        )}
        <div className={styles.words}>
          <Heading level={headingLevel} size="lead">
            <CardLink href={`/agent/${username}`}>{name}</CardLink>
          </Heading>
          <Text size="small" tone="inkSoft">
            {isOfficeShown ? copy.at(jobTitle) : jobTitle}{' '}
            {isOfficeShown && (
              <Link href={`/real-estate-agency/${office.uri}/properties-for-sale`} className={aboveCardLink}>
                {office.name}
              </Link>
            )}
          </Text>
          {agent.isPremier && <PremierBadge />}
          <AgentRating summary={reviewSummary} />
          <Text size="small" isTabular>
            {done} {copy.period(months, until)}
            {inPlace && <span>{`, ${copy.here(inPlace.count, inPlace.name)}`}</span>}
          </Text>
          {service === 'selling' && (
            <Text size="small" tone="inkSoft" isTabular>
              {medianPrice ? copy.median(medianPrice.value, medianPrice.cases) : copy.notEnoughSales}
            </Text>
          )}
        </div>
      </div>
    </Card>
  )
}
