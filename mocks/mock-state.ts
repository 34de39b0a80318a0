import type { MockPortal } from './portal.ts'
import type { Scenario } from './scenarios/scenarios.ts'

/** What the handlers answer with at the moment: the world, and the situation it is in. */
export type MockState = {
  readonly portal: MockPortal
  readonly scenario: Scenario
  /** Before every path: the origin of the page, or `*` where there is none. */
  readonly origin: string
}
