import { setupServer } from 'msw/node'
import { createMocks, type MockOptions } from './create-mocks.ts'
import type { ScenarioName } from './scenarios/scenarios.ts'

export type NodeMocks = {
  /** Puts the mocks into a situation, over a fresh world. */
  useScenario(name: ScenarioName): void
  stop(): void
}

/** Answers the API to every `fetch` of this process, for tests; a call that the mocks do not know is an error. */
export function startMocks(options: MockOptions = {}): NodeMocks {
  const server = setupServer(...createMocks(options))
  server.listen({ onUnhandledFrame: 'error' })
  return {
    useScenario: (scenario) => server.resetHandlers(...createMocks({ ...options, scenario })),
    stop: () => server.close(),
  }
}
