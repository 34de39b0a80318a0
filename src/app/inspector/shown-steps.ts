import { readableEvent } from '#machines/chart/machine-chart.ts'
import type { Inspection, WatchedPage } from '#machines/inspector/inspection.ts'
import type { ActorReport, Step } from '#machines/inspector/inspector-messages.ts'
import type { ChosenActor } from '#machines/inspector/inspector.machine.ts'

/** A step as it is shown: the actors by name and number, the event in words. */
export type ShownStep = {
  key: string
  step: Step
  pageId: string
  from: Party
  to: Party
  event: string
}
/** Who sends or receives; what nobody sent comes from the page. */
export type Party = { key: string; label: string }

type Choice = { filter: string; only: ChosenActor | null }

/** The steps of all pages in the order in which they happened, as far as they are wanted. */
export function shownSteps({ pages }: Inspection, { filter, only }: Choice): ShownStep[] {
  const wanted = filter.trim().toLowerCase()
  return pages
    .filter(({ id }) => only === null || id === only.pageId)
    .flatMap((page) => page.steps.map((step) => shownStep(page, step)))
    .filter(({ step: { from, to } }) => only === null || from === only.sessionId || to === only.sessionId)
    .filter(({ event, from, to }) => `${event}\n${from.label}\n${to.label}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => one.step.at - other.step.at || one.step.number - other.step.number)
}

/** The name of an actor with the number of its life, as `sideMenu x:0`. */
const labelOf = ({ name, sessionId }: ActorReport): string => `${name} ${sessionId}`

function shownStep(page: WatchedPage, step: Step): ShownStep {
  return {
    key: `${page.id}/${step.number}`,
    step,
    pageId: page.id,
    from: step.from === null ? { key: `${page.id}/`, label: 'page' } : partyOf(page, step.from),
    to: partyOf(page, step.to),
    event: readableEvent(step.event.type),
  }
}

function partyOf({ id, actors }: WatchedPage, sessionId: string): Party {
  const actor = actors.find((each) => each.sessionId === sessionId)
  return { key: `${id}/${sessionId}`, label: actor ? labelOf(actor) : sessionId }
}
