import { Card } from '#src/design/card/card.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { collectionsCopy as copy } from '../collections.copy.ts'
import * as styles from './collections.css.ts'

/** In place of the cards that are on their way. */
export const CardSkeletons = () => (
  <div className={styles.list} aria-busy="true">
    <VisuallyHidden>{copy.loading}</VisuallyHidden>
    {[1, 2, 3].map((card) => (
      <Card key={card} padding="medium">
        <Skeleton ratio="3:2" />
        <Skeleton shape="line" width="most" />
        <Skeleton shape="line" width="half" />
      </Card>
    ))}
  </div>
)
