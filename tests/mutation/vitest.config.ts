import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const fewCases = fileURLToPath(new URL('few-cases.ts', import.meta.url))

/** Hands a library with few cases to the tests that ask for one; the others, run for each mutant, load none. */
const propertiesWithFewCases: Plugin = {
  name: 'properties-with-few-cases',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== fewCases ? fewCases : null),
}

/** A mutant is done with at the first failure. Nearly every test imports the tables, so their own tests go first. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOfTables = ({ moduleId }: TestSpecification) => moduleId.includes('/domain/lookups/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isOfTables), ...sorted.filter((file) => !isOfTables(file))]
  }
}

/** The tests that tell mutants from the rules: those of domain/ and of the machines, and nothing slow. */
export default defineConfig({
  plugins: [propertiesWithFewCases],
  test: {
    include: ['{domain,machines}/**/*.test.ts', 'tests/model/**/*.test.ts'],
    // It walks all machines for one of them, and reads what is not in the sandbox.
    exclude: ['tests/model/every-machine.test.ts'],
    environment: 'node',
    setupFiles: ['./tests/support/fail-on-console.ts'],
    testTimeout: 10_000,
    sequence: { sequencer: TablesFirst },
  },
})
