import { deferredCode } from '#src/api/code/deferred-code.ts'
import type { Feature, Island, IslandContext } from '#src/shared/feature/define-feature.ts'
import { type AppEvents, on } from '#src/shared/runtime/app-events.ts'
import { requestedCode } from '#src/shared/runtime/missing-code.ts'
import { nextTask, runWhen } from '#src/shared/runtime/run-when.ts'

/** Loads the handler of an event when it is first emitted, or when a visitor turns to what would emit it. */
export function handleEvents(features: readonly Feature[], context: IslandContext): void {
  for (const { on: handlers = {} } of features) {
    // Each key stands beside its own handler; Object.keys forgets which keys they are.
    for (const name of Object.keys(handlers) as (keyof AppEvents)[]) handleEvent(name, handlers[name], context)
  }
}

function handleEvent<Name extends keyof AppEvents>(
  name: Name,
  load: NonNullable<Feature['on']>[Name],
  context: IslandContext,
): void {
  if (!load) return
  const code = deferredCode(load)
  on(name, (detail) => void requestedCode(code).then((handler) => handler.default(detail, context)))
  on('event.intended', (intended) => {
    if (intended === name) code.prefetch()
  })
}

/** Starts every island at its time; resolves once those of `load` have started, one to a task. */
export async function startIslands(features: readonly Feature[], context: IslandContext): Promise<void> {
  const islands = features.flatMap((feature) => feature.islands ?? [])
  for (const island of islands) {
    if (island.when !== 'load') scheduleIsland(island, context)
  }
  await new Promise<void>((resolve) => void runWhen('load', resolve))
  const started = islands.filter(({ when }) => when === 'load').map(({ load }) => deferredCode(load).eventually())
  for (const { default: start } of await Promise.all(started)) {
    start(context)
    await nextTask()
  }
}

function scheduleIsland({ when, at, load }: Island, context: IslandContext): void {
  const code = deferredCode(load)
  const start = () => void code.eventually().then((island) => island.default(context))
  const place = at === undefined ? undefined : (document.querySelector(at) ?? undefined)
  if (at === undefined || place) runWhen(when, start, place)
}
