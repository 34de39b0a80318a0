import type { ChartState, ChartTransition } from '../chart/machine-chart.ts'

/** What goes through JSON unchanged. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }

export type ActorState = {
  status: string
  /** The state of a machine as XState writes it; null for other actors. */
  value: Plain
  /** The context of a machine; input, output and error of other actors. */
  data: Plain
}
export type ActorReport = {
  sessionId: string
  parentId: string | null
  name: string
  /** Null for what is no machine. */
  chart: ChartState | null
  state: ActorState
}
/** One event that reached an actor; numbers count up within a page, times are milliseconds since 1970. */
export type Step = {
  number: number
  at: number
  /** The actor that sent it; null when it came from the page. */
  from: string | null
  to: string
  event: { type: string; [key: string]: Plain }
  /** The states before and after; null until it is taken, and for what has no states. */
  before: string | null
  after: string | null
}
export type PageFacts = { id: string; title: string; path: string }

/** What pages of the portal and the inspector tell each other, in development. */
export type InspectorMessage =
  | { kind: 'pages.asked' }
  | { kind: 'page.present'; page: PageFacts; actors: ActorReport[]; steps: Step[] }
  | { kind: 'page.left'; pageId: string }
  | { kind: 'actor.started'; pageId: string; actor: ActorReport }
  /** With the page as it is by now. */
  | { kind: 'event.sent'; page: PageFacts; step: Step }
  /** `number` is the step that caused it, null when nothing was sent. */
  | {
      kind: 'actor.moved'
      pageId: string
      sessionId: string
      state: ActorState
      number: number | null
      after: string | null
    }

/** The name of the channel; the build refuses to put it into what visitors load. */
export const INSPECTOR_CHANNEL = 'portal-inspector'

/** A message as the text that goes through the channel. */
export const writeMessage = (message: InspectorMessage): string => JSON.stringify(message)

/** The message that stands in `text`, or null when it is none, as from a page that was loaded before a change. */
export function readMessage(text: unknown): InspectorMessage | null {
  if (typeof text !== 'string') return null
  try {
    const found: unknown = JSON.parse(text)
    return isMessage(found) ? found : null
  } catch {
    return null
  }
}

type Check = (value: unknown) => boolean

const isString: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number'
// What was parsed as JSON is plain.
const isAnything: Check = (value) => value !== undefined
const isNull: Check = (value) => value === null
const or =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => Object.hasOwn(value, name) && check(Reflect.get(value, name)))

const isTransition = shape({
  event: isString,
  guard: or(isString, isNull),
  targets: listOf(isString),
  actions: listOf(isString),
} satisfies Record<keyof ChartTransition, Check>)
const isChart: Check = shape({
  id: isString,
  key: isString,
  type: (value) => ['atomic', 'compound', 'parallel', 'final', 'history'].some((type) => type === value),
  isInitial: (value) => typeof value === 'boolean',
  tags: listOf(isString),
  invokes: listOf(isString),
  transitions: listOf(isTransition),
  states: (value) => listOf(isChart)(value),
} satisfies Record<keyof ChartState, Check>)
const isPage = shape({ id: isString, title: isString, path: isString } satisfies Record<keyof PageFacts, Check>)
const isState = shape({ status: isString, value: isAnything, data: isAnything } satisfies Record<
  keyof ActorState,
  Check
>)
const isActor = shape({
  sessionId: isString,
  parentId: or(isString, isNull),
  name: isString,
  chart: or(isChart, isNull),
  state: isState,
} satisfies Record<keyof ActorReport, Check>)
const isStep = shape({
  number: isNumber,
  at: isNumber,
  from: or(isString, isNull),
  to: isString,
  event: shape({ type: isString }),
  before: or(isString, isNull),
  after: or(isString, isNull),
} satisfies Record<keyof Step, Check>)

const checks: Record<InspectorMessage['kind'], Check> = {
  'pages.asked': isAnything,
  'page.present': shape({
    page: isPage,
    actors: listOf(isActor),
    steps: listOf(isStep),
  }),
  'page.left': shape({ pageId: isString }),
  'actor.started': shape({ pageId: isString, actor: isActor }),
  'event.sent': shape({ page: isPage, step: isStep }),
  'actor.moved': shape({
    pageId: isString,
    sessionId: isString,
    state: isState,
    number: or(isNumber, isNull),
    after: or(isString, isNull),
  }),
}

function isMessage(value: unknown): value is InspectorMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const { kind } = value
  return typeof kind === 'string' && Object.entries(checks).some(([name, check]) => name === kind && check(value))
}
