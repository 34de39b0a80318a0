import { draftLimits } from '#domain/listing-drafts/listing-draft.ts'
import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { typedDollars } from '#domain/listing-drafts/typed-values.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import type { DraftItem_DraftFragment } from '#src/api/generated/graphql.ts'
import { badge } from '#src/design/badge/badge.css.ts'
import { aboveCardLink } from '#src/design/card/card.css.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { editorCopy, stateName } from '../editor/editor.copy.ts'
import { listingsCopy as copy } from '../listings.copy.ts'
import * as styles from './draft-item.css.ts'

/** One listing of the list: where it is, where it stands, and who changed it last. */
export function DraftItem({ draft, officeId }: { draft: DraftItem_DraftFragment; officeId: number | null }) {
  const { id, state, content, suburb, hasUnpublishedChanges, listingPath, changedAt, changedBy } = draft
  const { listingType, photos } = content
  const address = [content.streetAddress.trim(), suburb?.label].filter(Boolean).join(', ') || copy.untitled
  const [photo] = photos
  return (
    <Card as="li" padding="medium" isLinked>
      <div className={photo ? styles.withPhoto : undefined}>
        {photo && (
          <Photo
            photo={{ ...photo, version: 1 }}
            widths={[160, 320]}
            sizes="6rem"
            ratio="3:2"
            corners="soft"
            isDecorative
          />
        )}
        <Stack gap={4}>
          <Heading level={2} size="lead">
            <CardLink href={listingsPath({ officeId }, id)}>{address}</CardLink>
          </Heading>
          <Inline gap={8}>
            <span className={badge({ tone: state === 'underOffer' ? 'underOffer' : 'neutral' })}>
              {stateName(state, listingType)}
            </span>
            {hasUnpublishedChanges && state !== 'draft' && (
              <span className={badge({ tone: 'new' })}>{copy.notPublished}</span>
            )}
            <Text as="span" size="small">
              {`${listingType === 'sale' ? copy.forSale : copy.forRent} · ${priceOf(content)}`}
            </Text>
          </Inline>
          <Text size="small" tone="inkSoft">
            {copy.changed(momentText(changedAt), changedBy)}
          </Text>
          {listingPath !== null && state !== 'withdrawn' && (
            <div>
              <Link href={listingPath} isStandalone className={aboveCardLink} aria-label={copy.seePage(address)}>
                {editorCopy.seePage}
              </Link>
            </div>
          )}
        </Stack>
      </div>
    </Card>
  )
}

function priceOf({
  listingType,
  priceStatement,
  price,
  priceTo,
  priceWords,
}: DraftItem_DraftFragment['content']): string {
  if (priceStatement === 'words') return priceWords.trim() || copy.noPrice
  if (price.trim() === '') return copy.noPrice
  if (listingType === 'rental') return copy.rent(dollarsOf(price))
  if (priceStatement === 'range') return `${dollarsOf(price)} – ${dollarsOf(priceTo)}`
  return priceStatement === 'over' ? `${editorCopy.priceStatements.over} ${dollarsOf(price)}` : dollarsOf(price)
}

/** As it was typed where that is no amount. */
function dollarsOf(typed: string): string {
  const dollars = typedDollars(typed, draftLimits.dollars)
  return dollars === null ? typed : formatDollars(dollars)
}
