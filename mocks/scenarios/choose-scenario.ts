import { isScenarioName, requireScenarioName, type ScenarioName } from './scenarios.ts'

const STORED = 'mock-scenario'

/**
 * The situation that `?scenario=` names, else the one that it named earlier in the visit, else the default. Throws for a name
 * that no situation has.
 */
export function chooseScenario(query: string, storage: Pick<Storage, 'getItem' | 'setItem'>): ScenarioName {
  const asked = new URLSearchParams(query).get('scenario')
  if (asked !== null) storage.setItem(STORED, requireScenarioName(asked))
  const stored = storage.getItem(STORED)
  return isScenarioName(stored) ? stored : 'default'
}
