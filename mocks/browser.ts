import { setupWorker } from 'msw/browser'
import { createMocks } from './create-mocks.ts'
import { chooseScenario } from './scenarios/choose-scenario.ts'
import type { ScenarioName } from './scenarios/scenarios.ts'

/**
 * Answers the API inside the browser, for `npm run dev:mocks`. The situation is `scenario`, else the one that the URL
 * names (`?scenario=slow`), which stays for the visit; a name that no situation has ends in an error that the page shows.
 */
export async function startMocks(options: { scenario?: ScenarioName; version?: string } = {}): Promise<void> {
  const worker = setupWorker(...createMocks({ ...options, scenario: options.scenario ?? scenarioOfPage() }))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}

function scenarioOfPage(): ScenarioName {
  try {
    return chooseScenario(location.search, sessionStorage)
  } catch (error) {
    const notice = document.createElement('p')
    notice.role = 'alert'
    notice.textContent = error instanceof Error ? error.message : String(error)
    document.body.prepend(notice)
    throw error
  }
}
