import type { ProjectCard_ProjectFragment } from '#src/api/generated/graphql.ts'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { card } from '#src/design/card/card.css.ts'
import { Photo } from '#src/shared/listing/photo.tsx'
import { ApartmentList } from './apartment-list.tsx'
import { newApartmentsCopy as copy } from './developments.copy.ts'
import { countOffers } from './count-offers.ts'
import * as styles from './developments.css.ts'

const APARTMENTS_SHOWN = 5
const widths = [320, 400, 640, 800]

/** A building and what can be bought in it, the cheapest first. */
export function ProjectCard({
  project,
  isFirstInView,
}: {
  project: ProjectCard_ProjectFragment
  isFirstInView: boolean
}) {
  const { name, canonicalUri, streetAddress, location, office, photo, apartments } = project
  const others = apartments.slice(APARTMENTS_SHOWN)
  return (
    <article className={`${card()} ${styles.project}`}>
      {photo && (
        <Photo
          photo={photo}
          widths={widths}
          sizes="(min-width: 961px) 590px, 100vw"
          ratio="16:9"
          isDecorative
          isPriority={isFirstInView}
        />
      )}
      <div className={styles.words}>
        <Stack gap={4}>
          <Heading level={3}>{canonicalUri === null ? name : <Link href={canonicalUri}>{name}</Link>}</Heading>
          <Text>{[streetAddress, location.label].filter(Boolean).join(', ')}</Text>
          <Text size="small" tone="inkSoft">
            {copy.soldBy} <Link href={`/real-estate-agency/${office.uri}/properties-for-sale`}>{office.name}</Link>
          </Text>
        </Stack>
        <Stack gap={8}>
          <Heading level={4} size="small">
            {copy.onMarket(countOffers(apartments))}
          </Heading>
          <ApartmentList apartments={apartments.slice(0, APARTMENTS_SHOWN)} />
          {others.length > 0 && (
            <Disclosure summary={copy.otherApartments(others.length)}>
              <ApartmentList apartments={others} />
            </Disclosure>
          )}
        </Stack>
      </div>
    </article>
  )
}
