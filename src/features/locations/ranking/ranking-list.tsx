import { RANKING_PAGE_SIZE } from '#domain/location-reviews/location-review-limits.ts'
import { formatRankingUrl, rankedTopics, type RankingView } from '#domain/location-reviews/location-review-url.ts'
import { type FinderView, formatFinderUrl } from '#domain/locations/finder-url.ts'
import { states } from '#domain/lookups/states.ts'
import type { SuburbReviewsQuery } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { classNames } from '#src/design/class-names.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { StateFilter } from '#src/shared/locations/state-filter.tsx'
import { FinderForm } from '../finder/finder-form.tsx'
import { FinderTabs } from '../finder/finder-tabs.tsx'
import { finderCopy } from '../finder/finder.copy.ts'
import { RatedPlaces } from '#src/shared/locations/rated-places.tsx'
import { BestNearMe } from './best-near-me.tsx'
import { PopularSuburbs } from './popular-suburbs.tsx'
import { rankingCopy as copy } from './ranking.copy.ts'

type Props = { view: RankingView; found: SuburbReviewsQuery; isStale: boolean }

/** The suburbs by their score, and those with the most homes on the market. */
export function RankingList({ view, found: { suburbRanking, locationFinder }, isStale }: Props) {
  const { stateCode, topic, page } = view
  const place = stateCode === null ? finderCopy.australia : states[stateCode].name
  const title = copy.title(place)
  const suburbs: FinderView = { subject: { tab: 'suburb' }, stateCode, letter: null, query: '', page: 1 }
  const hrefFor = (change: Partial<RankingView>) => formatRankingUrl({ ...view, page: 1, ...change })
  return (
    <Container paddingY={24}>
      <PageHead
        title={copy.pageTitle(title, topic, page)}
        description={copy.description(place)}
        canonicalPath={formatRankingUrl(view)}
      />
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: finderCopy.home, href: '/' }, { label: copy.name }]} />
        <Heading level={1}>{title}</Heading>
        <FinderTabs current="popular" isExactly stateCode={stateCode} />
        <FinderForm view={suburbs} label={finderCopy.fields.suburb} isLive={false} />
        <StateFilter
          counts={suburbRanking.states}
          chosen={stateCode}
          hrefFor={(chosen) => hrefFor({ stateCode: chosen })}
        />
        <PillLinks label={copy.topic}>
          {rankedTopics.map((each) => (
            <PillLink key={each} href={hrefFor({ topic: each })} isShown={each === topic}>
              {copy.topics[each]}
            </PillLink>
          ))}
        </PillLinks>
        <BestNearMe />
        <Text tone="inkSoft">{suburbRanking.total === 0 ? copy.none(place) : copy.lead}</Text>
        <div aria-busy={isStale} className={classNames(isStale && staleStyle)}>
          <RatedPlaces
            places={suburbRanking.results}
            headingLevel={2}
            firstPlace={(page - 1) * RANKING_PAGE_SIZE + 1}
          />
        </div>
        <Pagination
          page={page}
          pageCount={Math.ceil(suburbRanking.total / RANKING_PAGE_SIZE)}
          label={copy.pages}
          hrefForPage={(to) => hrefFor({ page: to })}
        />
        {locationFinder && page === 1 && (
          <PopularSuburbs title={finderCopy.popularTitle(place)} suburbs={locationFinder.results} />
        )}
        <div>
          <Link href={formatFinderUrl(suburbs)} isStandalone>
            {finderCopy.allSuburbs(place)}
          </Link>
        </div>
      </Stack>
    </Container>
  )
}
