import { type ChartState, type ChartTransition, readableEvent } from '#machines/chart/machine-chart.ts'
import type { Step } from '#machines/inspector/inspector-messages.ts'
import { classNames } from '#src/design/class-names.ts'
import * as styles from './inspector.css.ts'

type Props = {
  chart: ChartState
  /** The paths of the active states. */
  active: ReadonlySet<string>
  /** What this actor did last. */
  last: Step | null
}

/** A machine as boxes in boxes: each state with its transitions, marked where the machine is and how it came there. */
export function ChartView({ chart, active, last }: Props) {
  return (
    <ul className={styles.states}>
      <StateBox state={chart} isRegion={false} active={active} last={last} />
    </ul>
  )
}

type StateProps = { state: ChartState; isRegion: boolean } & Omit<Props, 'chart'>

function StateBox({ state, isRegion, active, last }: StateProps) {
  const isActive = active.has(state.id)
  const kinds = kindsOf(state, isRegion)
  return (
    <li
      id={anchorOf(state.id)}
      tabIndex={-1}
      aria-current={isActive ? 'true' : undefined}
      className={classNames(styles.state, isActive && styles.activeState)}
    >
      <p className={styles.stateName}>
        <strong>{state.key}</strong>
        {isActive && state.id !== '' && <span className={styles.now}>now</span>}
        {kinds.length > 0 && <span className={styles.quiet}>{kinds.join(', ')}</span>}
      </p>
      {state.transitions.length > 0 && (
        <ul className={styles.transitions}>
          {state.transitions.map((transition) => (
            <TransitionRow
              key={keyOf(transition)}
              transition={transition}
              from={state.id}
              wasLast={isLast(transition, state.id, last)}
            />
          ))}
        </ul>
      )}
      {state.states.length > 0 && (
        <ul className={state.type === 'parallel' ? styles.regions : styles.states}>
          {state.states.map((child) => (
            <StateBox key={child.id} state={child} isRegion={state.type === 'parallel'} active={active} last={last} />
          ))}
        </ul>
      )}
    </li>
  )
}

type RowProps = { transition: ChartTransition; from: string; wasLast: boolean }

function TransitionRow({ transition: { event, guard, targets, actions }, from, wasLast }: RowProps) {
  const away = targets.filter((target) => target !== from)
  return (
    <li className={classNames(styles.transition, wasLast && styles.lastTransition)}>
      <code className={styles.code}>{event}</code>
      {guard !== null && <span className={styles.quiet}> if {guard}</span>}
      {away.map((target) => (
        <span key={target}>
          {' → '}
          <a href={`#${anchorOf(target)}`} className={styles.target}>
            {target === '' ? 'start' : target}
          </a>
        </span>
      ))}
      {actions.length > 0 && <span className={styles.quiet}> does {actions.join(', ')}</span>}
      {wasLast && <span className={styles.now}>last</span>}
    </li>
  )
}

function kindsOf({ type, isInitial, tags, invokes, id }: ChartState, isRegion: boolean): string[] {
  return [
    ...(isInitial && !isRegion && id !== '' ? ['starts here'] : []),
    ...(type === 'final' || type === 'parallel' || type === 'history' ? [type] : []),
    ...invokes.map((source) => `runs ${source}`),
    ...tags.map((tag) => `#${tag}`),
  ]
}

/** Of several with guards nobody tells which one was taken: the target does. */
function isLast({ event, targets }: ChartTransition, from: string, last: Step | null): boolean {
  if (last === null || last.before === null || !sameEvent(event, last.event.type)) return false
  const isFrom = statesOf(last.before).some((state) => from === '' || state === from || state.startsWith(`${from}.`))
  const after = statesOf(last.after ?? '')
  return isFrom && targets.some((target) => after.some((state) => state === target || state.startsWith(`${target}.`)))
}

/** The outcome of an actor goes by the actor's source in the chart and by its number in the log. */
function sameEvent(event: string, type: string): boolean {
  const words = readableEvent(type)
  const outcome = /^(?:done|error|snapshot)\b/.exec(words)?.[0]
  return outcome === undefined ? words === event : event.startsWith(outcome)
}

const statesOf = (text: string): string[] => text.split(' + ')
/** The address of a state within the page. */
export const anchorOf = (id: string): string => `state-${id.replaceAll('.', '-')}`
const keyOf = ({ event, guard, targets }: ChartTransition): string => `${event} ${guard} ${targets.join()}`
