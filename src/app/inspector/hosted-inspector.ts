import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { ChartState, ChartTransition } from '#machines/chart/machine-chart.ts'
import type { Inspection } from '#machines/inspector/inspection.ts'
import type { ActorReport, InspectorMessage, Step } from '#machines/inspector/inspector-messages.ts'

export type HostedInspector = {
  introduce: (inspection: Inspection) => void
  tell: (message: InspectorMessage) => void
  close: () => void
}

/**
 * Opens the inspector of stately.ai in a window beside this page and tells it what this page hears, masked as it is.
 * Rejects when the browser lets no window open.
 */
export async function openHostedInspector(): Promise<HostedInspector> {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const { adapter } = createBrowserInspector({ maxDeferredEvents: 1000 })
  if (adapter.targetWindow === null) throw new Error('The browser opened no window.')
  const tell = (message: InspectorMessage) => {
    for (const event of hostedEvents(message)) adapter.send(event)
  }
  return {
    tell,
    introduce({ pages }) {
      for (const { actors, steps, ...page } of pages) tell({ kind: 'page.present', page, actors, steps })
    },
    close() {
      adapter.stop()
      adapter.targetWindow?.close()
    },
  }
}

/** A message in the words of the hosted inspector. Actors of several pages are told apart by the page before their number. */
export function hostedEvents(message: InspectorMessage): StatelyInspectionEvent[] {
  switch (message.kind) {
    case 'page.present': {
      const { page, actors, steps } = message
      return [...actors.map((actor) => actorEvent(page.id, actor)), ...steps.map((step) => stepEvent(page.id, step))]
    }
    case 'actor.started':
      return [actorEvent(message.pageId, message.actor)]
    case 'event.sent':
      return [stepEvent(message.page.id, message.step)]
    case 'actor.moved': {
      const { pageId, sessionId, state } = message
      return [
        {
          ...common(pageId, sessionId),
          type: '@xstate.snapshot',
          event: { type: '' },
          snapshot: snapshotOf(state),
        },
      ]
    }
    case 'pages.asked':
    case 'page.left':
      return []
  }
}

const VERSION = '0.7.2'

const common = (pageId: string, sessionId: string) => ({
  rootId: pageId,
  sessionId: `${pageId}/${sessionId}`,
  createdAt: String(Date.now()),
  id: '',
  _version: VERSION,
})

const actorEvent = (
  pageId: string,
  { sessionId, parentId, name, chart, state }: ActorReport,
): StatelyInspectionEvent => ({
  ...common(pageId, sessionId),
  type: '@xstate.actor',
  name,
  parentId: parentId === null ? undefined : `${pageId}/${parentId}`,
  definition: JSON.stringify(chart === null ? { id: name } : definitionOf(chart)),
  snapshot: snapshotOf(state),
})

const stepEvent = (pageId: string, { to, from, at, event }: Step): StatelyInspectionEvent => ({
  ...common(pageId, to),
  type: '@xstate.event',
  createdAt: String(at),
  sourceId: from === null ? undefined : `${pageId}/${from}`,
  event,
})

function snapshotOf({ status, value, data }: ActorReport['state']) {
  const known = (['active', 'done', 'error', 'stopped'] as const).find((each) => each === status) ?? 'active'
  return { status: known, value, context: data, output: undefined, error: undefined }
}

export type Definition = {
  id: string
  type?: 'parallel' | 'final'
  initial?: string
  on: Record<string, unknown[]>
  states: Record<string, Definition>
}

/** A chart as the definition of a machine that can be drawn; delays and outcomes of actors are events by their words. */
export function definitionOf({ type, transitions, states, ...state }: ChartState): Definition {
  const initial = type === 'compound' ? states.find(({ isInitial }) => isInitial)?.key : undefined
  const on: Record<string, unknown[]> = {}
  for (const transition of transitions) (on[transition.event] ??= []).push(targetOf(transition, state.id))
  return {
    id: idOf(state.id),
    ...(type === 'parallel' || type === 'final' ? { type } : {}),
    ...(initial === undefined ? {} : { initial }),
    on,
    states: Object.fromEntries(states.map((child) => [child.key, definitionOf(child)])),
  }
}

const targetOf = ({ guard, targets, actions }: ChartTransition, from: string) => ({
  ...(targets.includes(from) ? {} : { target: targets.map((target) => `#${idOf(target)}`) }),
  ...(guard === null ? {} : { guard }),
  actions,
})

const idOf = (path: string): string => `state-${path}`
