import type { ActorReport, InspectorMessage, PageFacts, Step } from './inspector-messages.ts'

/** A page of the portal that was heard of. One that was closed stays, with what it did, until the log is cleared. */
export type WatchedPage = PageFacts & {
  isOpen: boolean
  actors: ActorReport[]
  steps: Step[]
  /** Steps up to this number were cleared. */
  clearedThrough: number
}
export type Inspection = { pages: WatchedPage[] }

export const emptyInspection: Inspection = { pages: [] }
/** Kept of each page; the oldest go first. */
export const MOST_STEPS = 500
/** Actors that ended, kept of each page. */
export const MOST_ENDED = 20
const MOST_CLOSED_PAGES = 3

/** What is known after a message. One about a page or an actor that nobody introduced changes nothing. */
export function afterMessage(inspection: Inspection, message: InspectorMessage): Inspection {
  switch (message.kind) {
    case 'pages.asked':
      return inspection
    case 'page.present':
      return withPage(inspection, presentPage(pageOf(inspection, message.page.id), message))
    case 'page.left':
      return changePage(inspection, message.pageId, (page) => ({ ...page, isOpen: false }))
    case 'actor.started':
      return changePage(inspection, message.pageId, (page) => ({
        ...page,
        actors: withoutLongEnded([...page.actors.filter(isOther(message.actor)), message.actor]),
      }))
    case 'event.sent':
      return changePage(inspection, message.page.id, (page) => ({
        ...page,
        ...message.page,
        steps: withStep(page, message.step),
      }))
    case 'actor.moved':
      return changePage(inspection, message.pageId, (page) => ({
        ...page,
        actors: withoutLongEnded(
          page.actors.map((actor) =>
            actor.sessionId === message.sessionId ? { ...actor, state: message.state } : actor,
          ),
        ),
        steps: page.steps.map((step) => (step.number === message.number ? { ...step, after: message.after } : step)),
      }))
  }
}

/** Forgets what happened so far and the pages that were closed; what runs stays. */
export const clearedInspection = ({ pages }: Inspection): Inspection => ({
  pages: pages
    .filter(({ isOpen }) => isOpen)
    .map((page) => ({
      ...page,
      steps: [],
      clearedThrough: page.steps.at(-1)?.number ?? page.clearedThrough,
    })),
})

const pageOf = ({ pages }: Inspection, id: string): WatchedPage | undefined => pages.find((page) => page.id === id)

function presentPage(
  known: WatchedPage | undefined,
  { page, actors, steps }: InspectorMessage & { kind: 'page.present' },
): WatchedPage {
  const clearedThrough = known?.clearedThrough ?? -1
  const kept = steps.filter(({ number }) => number > clearedThrough).slice(-MOST_STEPS)
  return { ...page, isOpen: true, actors, steps: kept, clearedThrough }
}

function withPage({ pages }: Inspection, page: WatchedPage): Inspection {
  const all = pages.some(({ id }) => id === page.id)
    ? pages.map((each) => (each.id === page.id ? page : each))
    : [...pages, page]
  const closed = all.filter(({ isOpen }) => !isOpen)
  const tooOld = new Set(closed.slice(0, Math.max(0, closed.length - MOST_CLOSED_PAGES)))
  return { pages: all.filter((each) => !tooOld.has(each)) }
}

function changePage(inspection: Inspection, id: string, change: (page: WatchedPage) => WatchedPage): Inspection {
  const page = pageOf(inspection, id)
  return page === undefined ? inspection : withPage(inspection, change(page))
}

const withStep = ({ steps, clearedThrough }: WatchedPage, step: Step): Step[] =>
  step.number <= clearedThrough || steps.some(({ number }) => number === step.number)
    ? steps
    : [...steps, step].slice(-MOST_STEPS)

const isOther =
  ({ sessionId }: ActorReport) =>
  (actor: ActorReport): boolean =>
    actor.sessionId !== sessionId

function withoutLongEnded(actors: ActorReport[]): ActorReport[] {
  const ended = actors.filter(({ state }) => state.status !== 'active')
  const tooOld = new Set(ended.slice(0, Math.max(0, ended.length - MOST_ENDED)))
  return tooOld.size === 0 ? actors : actors.filter((actor) => !tooOld.has(actor))
}
