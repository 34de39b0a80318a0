import { readNewBuildingUrl, type NewBuildingAddress } from '#domain/locations/new-building-url.ts'
import { formatNewDevelopmentsUrl } from '#domain/locations/new-developments-url.ts'
import { states } from '#domain/lookups/states.ts'
import { NewBuildingDocument } from '#src/api/generated/documents/new-building.ts'
import type { NewBuildingQuery } from '#src/api/generated/graphql.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { toOwnPath } from '#src/shared/page/page-outcome.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { apartmentComplexThing } from '#src/shared/seo/structured-data/apartment-complex-thing.ts'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { resultList } from '#src/shared/seo/structured-data/result-list.ts'
import { ApartmentList } from './apartment-list.tsx'
import { countOffers } from './count-offers.ts'
import { newApartmentsCopy } from './developments.copy.ts'
import * as styles from './developments.css.ts'

const copy = newApartmentsCopy.building
const widths = [320, 640, 800, 1200]

/** Another form of the URL leads to the one URL of the building. */
export default definePage({
  read: ({ path }) => readNewBuildingUrl(path) ?? notFound(notFoundCopy.building),
  query: (address: NewBuildingAddress) => ask(NewBuildingDocument, address),
  outcome({ newBuilding: found }, _address, { path }) {
    if (!found) return notFound(notFoundCopy.building)
    return toOwnPath({ path, search: '' }, found.project.canonicalUri ?? path) ?? { status: 200, found }
  },
  loading: <LoadingPage title={newApartmentsCopy.newApartments} />,
  View: Building,
})

type NewBuilding = NonNullable<NewBuildingQuery['newBuilding']>

/** A building: where it is, who sells it, and every apartment by what has become of it. */
function Building({ found: { project, sold } }: { found: NewBuilding }) {
  const { name, streetAddress, location, office, photo, apartments, canonicalUri } = project
  const address = [streetAddress, location.label].filter(Boolean).join(', ')
  const offers = countOffers(apartments)
  const counts = copy.counts({ ...offers, sold: sold.length })
  const underOffer = apartments.filter(({ isUnderOffer }) => isUnderOffer)
  return (
    <Container paddingY={24}>
      <PageHead
        title={copy.title(name, location.name)}
        description={copy.description(name, address, counts)}
        canonicalPath={canonicalUri ?? undefined}
        picture={photo ?? undefined}
        describe={
          import.meta.env.SSR
            ? (origin) => [
                breadcrumbList(origin, trailOf(project)),
                apartmentComplexThing(origin, project),
                resultList(origin, apartments, 0),
              ]
            : undefined
        }
      />
      <Stack gap={24}>
        <Breadcrumbs items={trailOf(project)} />
        <Stack gap={4}>
          <Heading level={1}>{name}</Heading>
          <Text>{address}</Text>
          <Text tone="inkSoft">{counts}</Text>
          <Text size="small" tone="inkSoft">
            {newApartmentsCopy.soldBy}{' '}
            <Link href={`/real-estate-agency/${office.uri}/properties-for-sale`}>{office.name}</Link>
          </Text>
        </Stack>
        <div className={styles.building}>
          {photo && (
            <Photo
              photo={photo}
              widths={widths}
              sizes="(min-width: 961px) 590px, 100vw"
              ratio="16:9"
              isDecorative
              isPriority
            />
          )}
          <Stack gap={24}>
            {offers.forSale === 0 && <Text>{copy.nothingForSale}</Text>}
            <Group title={copy.forSale(offers.forSale)} apartments={apartments.filter((each) => !each.isUnderOffer)} />
            <Group title={copy.underOffer(underOffer.length)} apartments={underOffer} />
            <Group title={copy.sold(sold.length)} note={copy.soldOnly} apartments={sold} />
            <Link href={placeHref(location.uri)} isStandalone>
              {copy.othersHere(location.name)}
            </Link>
          </Stack>
        </div>
      </Stack>
    </Container>
  )
}

type GroupProps = { title: string; note?: string; apartments: NewBuilding['sold'] }

function Group({ title, note, apartments }: GroupProps) {
  if (apartments.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size="lead">
        {title}
      </Heading>
      {note !== undefined && (
        <Text size="small" tone="inkSoft">
          {note}
        </Text>
      )}
      <ApartmentList apartments={apartments} />
    </Stack>
  )
}

const placeHref = (locationUri: string) => formatNewDevelopmentsUrl({ stateCode: null, locationUri, page: 1 })

function trailOf({ name, location: { stateCode, label, uri } }: NewBuilding['project']) {
  return [
    { label: newApartmentsCopy.home, href: '/' },
    { label: newApartmentsCopy.newApartments, href: '/new-apartments' },
    { label: states[stateCode].name, href: formatNewDevelopmentsUrl({ stateCode, locationUri: null, page: 1 }) },
    { label, href: placeHref(uri) },
    { label: name },
  ]
}
