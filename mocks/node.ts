import { setupServer } from 'msw/node'
import { createMocks, type MockOptions } from './create-mocks.ts'
import type { ScenarioName } from './scenarios/scenarios.ts'
import { createWorld, resetWorld, type World } from './world/world.ts'

export type NodeMocks = {
  /** What the mocks answer from, to be read; the same object for the whole life of the mocks. */
  readonly world: World
  /** Puts every table of the world back, and the mocks into a situation. */
  useScenario(name: ScenarioName): void
  stop(): void
}

/** Answers the API to every `fetch` of this process, for tests; a call that the mocks do not know is an error. */
export function startMocks(options: MockOptions = {}): NodeMocks {
  const world = options.world ?? createWorld(options.now ?? new Date())
  const server = setupServer(...createMocks({ ...options, world }))
  server.listen({ onUnhandledFrame: 'error' })
  return {
    world,
    useScenario(scenario) {
      resetWorld(world)
      server.resetHandlers(...createMocks({ ...options, scenario, world }))
    },
    stop: () => server.close(),
  }
}
