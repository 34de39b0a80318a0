import type { PopularSuburbs_PlaceFragment } from '#src/api/generated/graphql.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Grid, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PlaceMedians } from '#src/shared/locations/location-medians.tsx'
import * as styles from '../finder/finder.css.ts'
import { finderCopy } from '../finder/finder.copy.ts'

type Props = { title: string; suburbs: readonly PopularSuburbs_PlaceFragment[] }

/** The suburbs with the most homes on the market, with what homes cost there. */
export const PopularSuburbs = ({ title, suburbs }: Props) => (
  <Stack as="section" gap={16}>
    <Heading level={2}>{title}</Heading>
    <Text tone="inkSoft">{finderCopy.popularOrder}</Text>
    <Grid as="ul" columns={{ mobile: 1, tablet: 2, desktop: 3 }} gap={16}>
      {suburbs.map(({ location, ...listings }) => (
        <Card as="li" key={location.id} padding="medium" isLinked>
          <div className={styles.popularCard}>
            <Heading level={3} size="lead">
              <CardLink href={`/${location.uri}`}>{location.label}</CardLink>
            </Heading>
            <PlaceMedians location={location} />
            <Text size="small" tone="inkSoft" isTabular className={styles.listings}>
              {finderCopy.homes(listings) ?? finderCopy.noHomes}
            </Text>
          </div>
        </Card>
      ))}
    </Grid>
  </Stack>
)
