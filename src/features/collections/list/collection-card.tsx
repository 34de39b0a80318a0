import HouseIcon from 'lucide-react/icons/house'
import type { CollectionCard_CollectionFragment } from '#src/api/generated/graphql.ts'
import { card } from '#src/design/card/card.css.ts'
import { CardLink } from '#src/design/card/card.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { media } from '#src/design/tokens/breakpoints.ts'
import { Photo } from '#src/shared/listing/photo.tsx'
import { collectionsCopy as copy, listingsText } from '../collections.copy.ts'
import * as styles from './collections.css.ts'

/** A collection in the list: its first photos, its name, how many homes, and who sees it. */
export function CollectionCard({ collection }: { collection: CollectionCard_CollectionFragment }) {
  const { name, canonicalUri, listingCount, coverPhotos } = collection
  const [first, ...others] = coverPhotos
  return (
    <article className={`${card({ isLinked: true })} ${styles.card}`}>
      {first ? (
        <div className={others.length > 0 ? styles.photos : styles.onePhoto}>
          {[first, ...others.slice(0, 2)].map((photo, index) => (
            <Photo
              key={photo.identifier}
              photo={photo}
              // Cropped to a tall place, it is shown wider than its place is.
              widths={index === 0 || others.length === 1 ? [640] : [320, 640]}
              sizes={`${media.medium} 360px, 100vw`}
              ratio="3:2"
              isDecorative
            />
          ))}
        </div>
      ) : (
        <div className={styles.noCover}>
          <Icon drawing={HouseIcon} size="huge" label={copy.noPhoto} />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={3}>
          <CardLink href={canonicalUri}>{name}</CardLink>
        </Heading>
        <Text>{listingsText(listingCount)}</Text>
        <Text size="small" tone="inkSoft">
          {audienceOf(collection)}
        </Text>
      </div>
    </article>
  )
}

function audienceOf({ role, isPublic, contributors }: CollectionCard_CollectionFragment): string {
  const { owner, collaborators } = contributors
  const names = collaborators.map(({ name }) => name).join(', ')
  const others = role === 'owner' ? names && copy.sharedWith(names) : owner && copy.ownedBy(owner.name)
  const audience = isPublic ? copy.isPublic : role === 'owner' && collaborators.length === 0 ? copy.isPrivate : null
  return [others, audience].filter(Boolean).join(' · ')
}
