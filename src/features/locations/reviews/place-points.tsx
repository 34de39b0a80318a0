import MinusIcon from 'lucide-react/icons/minus'
import PlusIcon from 'lucide-react/icons/plus'
import type { PlacePoints_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { placeReviewsCopy as copy } from './place-reviews.copy.ts'
import * as styles from './place-reviews.css.ts'

/** What reviews say for and against a place, the most often said first. */
export function PlacePoints({ overview: { reviewPros, cons } }: { overview: PlacePoints_OverviewFragment }) {
  if (reviewPros.length === 0 && cons.length === 0) return null
  return (
    <div className={styles.points}>
      <Points title={copy.pros} points={reviewPros} icon={PlusIcon} />
      <Points title={copy.cons} points={cons} icon={MinusIcon} />
    </div>
  )
}

type Props = { title: string; points: PlacePoints_OverviewFragment['cons']; icon: typeof PlusIcon }

function Points({ title, points, icon }: Props) {
  if (points.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={3} size="lead">
        {title}
      </Heading>
      <ul className={styles.pointList}>
        {points.map(({ text, count }) => (
          <li key={text} className={styles.point}>
            <Icon drawing={icon} size="small" />
            <span>{text}</span>
            {count > 1 && (
              <Text as="span" size="small" tone="inkSoft">
                {copy.saidBy(count)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
