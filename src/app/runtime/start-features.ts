import type { Feature, IslandContext } from '#src/shared/runtime/define-feature.ts'
import { type AppEvents, on } from '#src/shared/runtime/app-events.ts'
import { nextTask, runAfterLoad } from '#src/shared/runtime/run-when.ts'

/** Loads the handler of an event when it is first emitted, or when a visitor turns to what would emit it. */
export function handleEvents(features: readonly Feature[], context: IslandContext): void {
  for (const { on: handlers = {} } of features) {
    // Each key stands beside its own handler; Object.keys forgets which keys they are.
    for (const name of Object.keys(handlers) as (keyof AppEvents)[]) handleEvent(name, handlers[name], context)
  }
}

function handleEvent<Name extends keyof AppEvents>(
  name: Name,
  code: NonNullable<Feature['on']>[Name],
  context: IslandContext,
): void {
  if (!code) return
  on(name, (detail) => void code.request().then((handler) => handler.default(detail, context)))
  on('event.intended', (intended) => {
    if (intended === name) code.prefetch()
  })
}

/** Starts every island at its time; resolves once those that come now have started, one to a task. */
export async function startIslands(features: readonly Feature[], context: IslandContext): Promise<void> {
  const islands = features.flatMap((feature) => feature.islands ?? [])
  for (const island of islands) {
    if (island.when === 'onIdle') void island.eventually().then(({ default: start }) => start(context))
  }
  await new Promise<void>((resolve) => void runAfterLoad(resolve))
  const ofNow = islands.filter(({ when }) => when === 'now').map((island) => island.eventually())
  for (const { default: start } of await Promise.all(ofNow)) {
    start(context)
    await nextTask()
  }
}
