import type { WatchedPage } from '#machines/inspector/inspection.ts'
import type { ActorReport } from '#machines/inspector/inspector-messages.ts'
import type { ChosenActor } from '#machines/inspector/inspector.machine.ts'
import { classNames } from '#src/design/class-names.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import * as styles from './inspector.css.ts'
import { stateText } from './state-text.ts'

type Choose = (page: WatchedPage, actor: ActorReport) => void
type Props = { pages: readonly WatchedPage[]; chosen: ChosenActor | null; onChoose: Choose }

/** The actors of each page, the ones they started below them; what ended stands apart. */
export function ActorList({ pages, chosen, onChoose }: Props) {
  return (
    <nav aria-label="Actors" className={styles.actors}>
      {pages.length === 0 && (
        <Text size="small" tone="inkSoft">
          No page of the portal is open in this browser. Open one, and its machines show up here.
        </Text>
      )}
      {pages.map((page) => {
        const ended = page.actors.filter((actor) => !isActive(actor))
        const item = (actor: ActorReport) => (
          <ActorItem
            key={actor.sessionId}
            actor={actor}
            isChosen={chosen?.pageId === page.id && chosen.sessionId === actor.sessionId}
            onChoose={() => onChoose(page, actor)}
          />
        )
        return (
          <div key={page.id} className={styles.page}>
            <Heading level={2} size="small">
              {page.title}
            </Heading>
            <Text size="caption" tone="inkSoft">
              {page.isOpen ? page.path : `${page.path} (closed)`}
            </Text>
            <ul className={styles.actorItems}>{inFamilies(page.actors.filter(isActive)).map(item)}</ul>
            {ended.length > 0 && (
              <details>
                <summary className={styles.summary}>Ended ({ended.length})</summary>
                <ul className={styles.actorItems}>{ended.toReversed().map(item)}</ul>
              </details>
            )}
          </div>
        )
      })}
    </nav>
  )
}

type ItemProps = { actor: ActorReport; isChosen: boolean; onChoose: () => void }

function ActorItem({ actor, isChosen, onChoose }: ItemProps) {
  const { name, sessionId, parentId, state } = actor
  return (
    <li className={parentId === null ? undefined : styles.child}>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(styles.actor, isChosen && styles.chosenActor)}
        onClick={onChoose}
      >
        <strong>{name}</strong> <span className={styles.quiet}>{sessionId}</span>
        <span className={styles.actorState}>
          {isActive(actor) ? (stateText(state.value) ?? 'running') : state.status}
        </span>
      </button>
    </li>
  )
}

const isActive = ({ state }: ActorReport): boolean => state.status === 'active'

/** Each actor followed by those that it started; one whose parent is not among them stands by itself. */
function inFamilies(actors: readonly ActorReport[]): ActorReport[] {
  const hasParent = ({ parentId }: ActorReport) => actors.some(({ sessionId }) => sessionId === parentId)
  const family = (actor: ActorReport): ActorReport[] => [
    actor,
    ...actors.filter(({ parentId }) => parentId === actor.sessionId).flatMap(family),
  ]
  return actors.flatMap((actor) => (hasParent(actor) ? [] : family(actor)))
}
