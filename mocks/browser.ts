import { setupWorker } from 'msw/browser'
import { createMocks } from './create-mocks.ts'
import { isScenarioName, type ScenarioName } from './scenarios/scenarios.ts'

const STORED = 'mock-scenario'

/**
 * Answers the API inside the browser, for `npm run dev:mocks`. The situation is `scenario`, else the one that the address
 * names (`?scenario=slow`), which stays for the visit.
 */
export async function startMocks(options: { scenario?: ScenarioName; version?: string } = {}): Promise<void> {
  const worker = setupWorker(...createMocks({ ...options, scenario: options.scenario ?? chosenScenario() }))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}

function chosenScenario(): ScenarioName {
  const asked = new URLSearchParams(location.search).get('scenario')
  if (isScenarioName(asked)) sessionStorage.setItem(STORED, asked)
  const stored = sessionStorage.getItem(STORED)
  return isScenarioName(stored) ? stored : 'default'
}
