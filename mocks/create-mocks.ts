import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { graphqlHandlers } from './handlers/graphql.ts'
import { imageHandlers } from './handlers/images.ts'
import { mapTileHandlers } from './handlers/map-tiles.ts'
import { operationsOf } from './handlers/operations.ts'
import { restHandlers, unknownCallHandlers } from './handlers/rest/rest.ts'
import type { MockState } from './mock-state.ts'
import { problem } from './refusal.ts'
import { requireScenarioName, type Scenario, type ScenarioName, scenarios } from './scenarios/scenarios.ts'
import { createWorld, type World } from './world/world.ts'

export type MockOptions = {
  scenario?: ScenarioName
  /** The moment from which the dates of the world are counted. */
  now?: Date
  /** Answers from this world, as createWorld or resetWorld left it, instead of one of its own. */
  world?: World
  version?: string
  /** Lets so many milliseconds pass before an answer. */
  wait?: (milliseconds: number) => Promise<void>
}

const MOCK_VERSION = '0.0.0-mocks'

/** The URLs that the API answers; a page of the portal may have any other. */
const API_PATHS = ['/graphql', '/rest/*', '/api/*'] as const

/** The handlers of the whole contract over a world in one situation. */
export function createMocks(options: MockOptions = {}): RequestHandler[] {
  const scenario: Scenario = scenarios[requireScenarioName(options.scenario ?? 'default')]
  const { now = new Date(), version = MOCK_VERSION, world = createWorld(now) } = options
  scenario.prepare?.(world)
  const origin = 'location' in globalThis ? location.origin : '*'
  const state: MockState = { scenario, origin, portal: { world, version, leastSkip: scenario.leastSkip ?? 0 } }
  return [
    ...situationHandlers(state, options.wait ?? delay),
    ...graphqlHandlers(state),
    ...restHandlers(state, operationsOf(state.portal)),
    ...unknownCallHandlers(state),
    ...imageHandlers(state),
    ...mapTileHandlers(state),
  ]
}

/** What a situation does before, or instead of, an answer. */
function situationHandlers({ scenario, origin }: MockState, wait: (milliseconds: number) => Promise<void>) {
  return API_PATHS.map((path) =>
    http.all(`${origin}${path}`, async ({ request }) => {
      if (isTooLong(request)) return problem(414, { message: 'The address is too long.', code: 'BAD_REQUEST' })
      if (scenario.delay !== undefined) await wait(scenario.delay)
      if (scenario.isOffline) return HttpResponse.error()
      if (scenario.problem === undefined) return undefined
      const { status, code, message } = scenario.problem
      // The version needs no data, and GraphQL answers a failure of one operation in its place among the others.
      if (path === '/api/*' || (path === '/graphql' && scenario.operationError !== undefined)) return undefined
      return problem(status, { code, message }, status === 503 || status === 429 ? { 'retry-after': '5' } : {})
    }),
  )
}

const LONGEST_ADDRESS = 8192

function isTooLong({ url }: Request): boolean {
  const { pathname, search } = new URL(url)
  return pathname.length + search.length > LONGEST_ADDRESS
}
