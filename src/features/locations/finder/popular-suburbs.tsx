import { finderTabs, type FinderView, formatFinderUrl } from '#domain/locations/finder-url.ts'
import { states } from '#domain/lookups/states.ts'
import { PopularSuburbsDocument } from '#src/api/generated/documents/popular-suburbs.ts'
import type { PopularSuburbsQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { classNames } from '#src/design/class-names.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Grid, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { PlaceMedians } from '#src/shared/locations/location-medians.tsx'
import { StateFilter } from '#src/shared/locations/state-filter.tsx'
import * as styles from './finder.css.ts'
import { FinderForm } from './finder-form.tsx'
import { FinderTabs } from './finder-tabs.tsx'
import { popularVariables } from './finder-variables.ts'
import { finderCopy } from './finder.copy.ts'

/** The suburbs with the most homes on the market, with what homes cost there. */
export function PopularSuburbs({ view }: { view: FinderView }) {
  const { data, error, isPlaceholderData } = useDocumentQuery(PopularSuburbsDocument, popularVariables(view), {
    keepsPrevious: true,
  })
  if (error) throw error
  const found = data?.locationFinder
  const place = view.stateCode === null ? finderCopy.australia : states[view.stateCode].name
  const title = finderCopy.popularTitle(place)
  const suburbs = { ...view, subject: { tab: 'suburb' as const } }
  return (
    <Container paddingY={24}>
      <PageHead
        title={finderCopy.popularPageTitle(title)}
        description={finderCopy.popularDescription(place)}
        canonicalPath={formatFinderUrl(view)}
      />
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: finderCopy.home, href: '/' }, { label: finderTabs.popular.label }]} />
        <Heading level={1}>{title}</Heading>
        <FinderTabs current="popular" isExactly stateCode={view.stateCode} />
        <FinderForm view={suburbs} label={finderCopy.fields.suburb} isLive={false} />
        {found && (
          <StateFilter
            counts={found.states}
            chosen={view.stateCode}
            hrefFor={(stateCode) => formatFinderUrl({ ...view, stateCode })}
          />
        )}
        {found && <SuburbCards suburbs={found.results} isStale={isPlaceholderData} />}
        <div>
          <Link href={formatFinderUrl(suburbs)} isStandalone>
            {finderCopy.allSuburbs(place)}
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
      <Text tone="inkSoft">{finderCopy.popularOrder}</Text>
      <Grid
        as="ul"
        columns={{ mobile: 1, tablet: 2, desktop: 3 }}
        gap={16}
        className={classNames(isStale && staleStyle)}
      >
        {suburbs.map(({ location, ...listings }) => (
          <Card as="li" key={location.id} padding="medium" isLinked>
            <div className={styles.popularCard}>
              <Heading level={2} size="lead">
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
}
