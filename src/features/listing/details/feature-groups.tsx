import { featuresOfGroup, propertyFeatures } from '#domain/lookups/features.ts'
import type { FeatureGroups_ListingFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import CheckIcon from 'lucide-react/icons/check'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'

const copy = listingCopy.features
const groupNames = ['indoor', 'outdoor', 'eco'] as const

/** The features of a home by group, then what the agent listed besides. */
export function FeatureGroups({ listing }: { listing: FeatureGroups_ListingFragment }) {
  const { features } = listing.summary
  const others = [...new Set([...features.extraFeatures, ...listing.buildingFeatures, ...features.otherFeatures])]
  const groups = [
    ...groupNames.map((group) => ({
      title: copy.groups[group],
      items: featuresOfGroup(group)
        .filter((feature) => features.tags.includes(feature))
        .map((feature) => propertyFeatures[feature].displayName),
    })),
    { title: copy.rural, items: listing.ruralFeatures },
    { title: copy.others, items: others },
  ].filter(({ items }) => items.length > 0)
  if (groups.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.title}</Heading>
      <Stack gap={16}>
        {groups.map(({ title, items }) => (
          <Stack key={title} gap={8}>
            <Heading level={3}>{title}</Heading>
            <ul className={styles.featureList}>
              {items.map((item) => (
                <li key={item} className={styles.featureItem}>
                  <Icon drawing={CheckIcon} />
                  {item}
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
