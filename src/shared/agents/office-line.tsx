import type { OfficeLine_FoundFragment } from '#src/api/generated/graphql.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { officeAddress } from './office-address.ts'
import { officeLineCopy as copy } from './office-line.copy.ts'
import * as styles from './office-line.css.ts'

type Props = {
  found: OfficeLine_FoundFragment
  headingLevel: 2 | 3 | 4
  /** Where what it sold was counted; everywhere when left out. */
  place?: string | null
}

/** An office in short: brand, name, address, how many agents it has and how much it sold. */
export function OfficeLine({ found: { office, agentCount, soldInPlace }, headingLevel, place = null }: Props) {
  return (
    <Card as="article" isLinked>
      <div className={styles.line}>
        <div className={styles.logo}>
          {office.logo && (
            <Photo photo={office.logo} widths={[160]} sizes="64px" ratio="1:1" fit="contain" isDecorative />
          )}
        </div>
        <div className={styles.words}>
          <Heading level={headingLevel} size="lead">
            <CardLink href={`/real-estate-agency/${office.uri}/properties-for-sale`}>{office.name}</CardLink>
          </Heading>
          <Text size="small" tone="inkSoft">
            {officeAddress(office)}
          </Text>
          <Text size="small" isTabular>
            {copy.agents(agentCount)} · {copy.sold(soldInPlace, place)}
          </Text>
        </div>
      </div>
    </Card>
  )
}
