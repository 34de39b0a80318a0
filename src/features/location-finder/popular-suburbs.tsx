import { finderTabs, type FinderView, writeFinderAddress } from '#domain/locations/finder-address.ts'
import { states } from '#domain/lookups/states.ts'
import { PopularSuburbsDocument, type PopularSuburbsQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { Card, CardLink } from '#src/design/components/card.tsx'
import { classNames } from '#src/design/components/class-names.ts'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Grid, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { staleLook } from '#src/design/recipes/layout.css.ts'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { PlaceMedians } from '#src/property/place-medians/place-medians.tsx'
import { StateFilter } from '#src/property/state-filter/state-filter.tsx'
import * as styles from './finder.css.ts'
import { FinderForm } from './finder-form.tsx'
import { FinderTabs } from './finder-tabs.tsx'
import { popularVariables } from './finder-variables.ts'
import { homesText } from './finder-words.ts'

/** The suburbs with the most homes on the market, with what homes cost there. */
export function PopularSuburbs({ view }: { view: FinderView }) {
  const { data, error, isPlaceholderData } = useDocumentQuery(PopularSuburbsDocument, popularVariables(view), {
    keepsPrevious: true,
  })
  if (error) throw error
  const found = data?.locationFinder
  const place = view.stateCode === null ? 'Australia' : states[view.stateCode].name
  const title = `Popular suburbs of ${place}`
  const suburbs = { ...view, subject: { tab: 'suburb' as const } }
  return (
    <Container paddingY={24}>
      <PageHead
        title={`${title}: prices and rents`}
        description={`Where most homes are on the market in ${place}: median prices and rents of houses and units, suburb by suburb.`}
        canonicalPath={writeFinderAddress(view)}
      />
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: finderTabs.popular.label }]} />
        <Heading level={1}>{title}</Heading>
        <FinderTabs current="popular" isExactly stateCode={view.stateCode} />
        <FinderForm view={suburbs} label="Suburb or postcode" isLive={false} />
        {found && (
          <StateFilter
            counts={found.states}
            chosen={view.stateCode}
            hrefFor={(stateCode) => writeFinderAddress({ ...view, stateCode })}
          />
        )}
        {found && <SuburbCards suburbs={found.results} isStale={isPlaceholderData} />}
        <div>
          <Link href={writeFinderAddress(suburbs)} isStandalone>
            All suburbs of {place}, from A to Z
          </Link>
        </div>
      </Stack>
    </Container>
  )
}

type PopularSuburb = NonNullable<PopularSuburbsQuery['locationFinder']>['results'][number]

function SuburbCards({ suburbs, isStale }: { suburbs: readonly PopularSuburb[]; isStale: boolean }) {
  return (
    <Stack gap={16}>
      <Text tone="inkSoft">
        Ordered by homes on the market. Prices and rents are the latest yearly medians; where fewer than ten homes
        changed hands there is a dash.
      </Text>
      <Grid
        as="ul"
        columns={{ mobile: 1, tablet: 2, desktop: 3 }}
        gap={16}
        className={classNames(isStale && staleLook)}
      >
        {suburbs.map(({ location, ...homes }) => (
          <Card as="li" key={location.id} padding="medium" isLinked>
            <div className={styles.popularCard}>
              <Heading level={2} size="lead">
                <CardLink href={`/${location.uri}`}>{location.label}</CardLink>
              </Heading>
              <PlaceMedians location={location} />
              <Text size="small" tone="inkSoft" isTabular className={styles.homes}>
                {homesText(homes) ?? 'Nothing on the market just now'}
              </Text>
            </div>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
