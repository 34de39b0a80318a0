import type { ReactNode } from 'react'
import type { CollectionHome_HomeFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { collectionCopy as copy } from '../collection.copy.ts'
import * as styles from './home-groups.css.ts'

type Home = CollectionHome_HomeFragment

/** Fills whole rows of one, two, three and four columns. */
const HOMES_A_GROUP = 12

type Props = {
  homes: readonly Home[]
  view: 'grid' | 'list'
  isStale: boolean
  /** The list item of a home. */
  children: (home: Home, index: number) => ReactNode
}

/**
 * Homes in lists of twelve. A browser passes over a list that is far from the screen as a whole, where it would look at every home
 * of a long one for each frame (docs/performance.md, "collection").
 */
export function HomeGroups({ homes, view, isStale, children }: Props) {
  const beginnings = homes.flatMap((_, index) => (index % HOMES_A_GROUP === 0 ? [index] : []))
  return (
    <div className={classNames(styles.groups[view], isStale && staleStyle)}>
      {beginnings.map((from) => {
        const group = homes.slice(from, from + HOMES_A_GROUP)
        const isWhole = group.length === HOMES_A_GROUP
        const name = beginnings.length === 1 ? copy.homes : copy.homesFromTo(from + 1, from + group.length)
        return (
          <ul
            key={from}
            aria-label={name}
            className={classNames(styles.group[view], isWhole && styles.wholeGroup[view])}
          >
            {group.map((home, index) => children(home, from + index))}
          </ul>
        )
      })}
    </div>
  )
}
