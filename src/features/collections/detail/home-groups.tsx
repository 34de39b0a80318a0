import { type ReactNode, useEffect, useRef } from 'react'
import type { CollectionHome_HomeFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { collectionCopy as copy } from '../collection.copy.ts'
import * as styles from './home-groups.css.ts'
import { layOutAhead } from './lay-out-ahead.ts'

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
        return (
          <Group
            key={from}
            name={beginnings.length === 1 ? copy.homes : copy.homesFromTo(from + 1, from + group.length)}
            view={view}
            isWhole={group.length === HOMES_A_GROUP}
          >
            {group.map((home, index) => children(home, from + index))}
          </Group>
        )
      })}
    </div>
  )
}

type GroupProps = { name: string; view: 'grid' | 'list'; isWhole: boolean; children: ReactNode }

function Group({ name, view, isWhole, children }: GroupProps) {
  const list = useRef<HTMLUListElement>(null)
  // What was laid out before the list could be passed over has to be laid out again.
  useEffect(() => {
    if (!isWhole || list.current === null) return
    const stops = Array.from(list.current.children, layOutAhead)
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [isWhole])
  return (
    <ul ref={list} aria-label={name} className={classNames(styles.group[view], isWhole && styles.wholeGroup[view])}>
      {children}
    </ul>
  )
}
