import { type FeatureGroup, featuresOfGroup, propertyFeatures } from '#domain/lookups/features.ts'
import { Icon } from '#src/design/components/icon.tsx'
import CheckIcon from 'lucide-react/icons/check'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

type Props = { features: ListingDetails['summary']['features']; building: string[]; rural: string[] }

const groupTitles = { indoor: 'Indoor', outdoor: 'Outdoor', eco: 'Eco' } as const satisfies Record<FeatureGroup, string>
const groupNames = ['indoor', 'outdoor', 'eco'] as const

/** The features of a home by group, then what the agent listed besides. */
export function FeatureGroups({ features, building, rural }: Props) {
  const others = [...new Set([...features.extraFeatures, ...building, ...features.otherFeatures])]
  const groups = [
    ...groupNames.map((group) => ({
      title: groupTitles[group],
      items: featuresOfGroup(group)
        .filter((feature) => features.tags.includes(feature))
        .map((feature) => propertyFeatures[feature].displayName),
    })),
    { title: 'Land and farm', items: rural },
    { title: 'More', items: others },
  ].filter(({ items }) => items.length > 0)
  if (groups.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Features</Heading>
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
