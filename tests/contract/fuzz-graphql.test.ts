import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractSchema } from './support/contract-files.ts'
import { type GraphqlAnswer, outcomeOf, post } from './support/graphql-call.ts'
import { argumentValues } from './support/graphql-inputs.ts'
import { FUZZ_CASES, fuzzSeed, inTime } from './support/odd-values.ts'
import { queryDocuments } from './support/query-documents.ts'
import { mocksSubject, serverSubject, type Subject } from './support/subjects.ts'
import { without } from './support/without.ts'

const schema = contractSchema()
const queries = schema.getQueryType()?.getFields() ?? {}
const documents = queryDocuments(schema).filter(({ name }) => queries[name]?.args.length !== 0)

/** Queries whose rules leave the order, or the outlines, to whoever answers. */
const mayDiffer: ReadonlySet<string> = new Set(['locationSearch', 'similarListings'])
const differsIn = ['seo', 'boundary', 'nearbyLocations']

let subjects: Subject[] = []
const summary: string[] = []

beforeAll(async () => {
  subjects = [mocksSubject(), await serverSubject()]
  console.log(`Odd input for GraphQL from the seed ${fuzzSeed} (FUZZ_SEED=${fuzzSeed} repeats it)`)
})
afterAll(async () => {
  console.log(summary.join('\n'))
  await Promise.all(subjects.map((subject) => subject.close()))
})

describe('odd input', () => {
  it.each(documents)(
    `to $name never breaks mocks or server, in ${FUZZ_CASES} cases, and both take it alike`,
    async ({ name, text, document }) => {
      const field = queries[name]
      if (field === undefined) throw new Error(`The contract has no query ${name}`)
      const outcomes: Record<string, number> = {}
      const property = fc.asyncProperty(argumentValues(field), async (variables) => {
        const answers = []
        for (const subject of subjects) {
          const received = await inTime(post(subject, { query: text, variables }))
          const outcome = outcomeOf(received, schema, document)
          expect(received.status).toBeLessThan(500)
          expect(outcome).not.toMatch(/^(INTERNAL|UNAVAILABLE|TOO_MANY_REQUESTS|UNREACHABLE)$/)
          const { data = null, errors = [] }: GraphqlAnswer = JSON.parse(received.body)
          const code = errors[0] === undefined ? null : outcome
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
          answers.push({ code, data: mayDiffer.has(name) ? null : without(data, differsIn) })
        }
        expect(answers[0]).toEqual(answers[1])
      })
      await fc.assert(property, { numRuns: FUZZ_CASES, seed: fuzzSeed })
      summary.push(`${name} ${JSON.stringify(outcomes)}`)
      // Input that is refused throughout, or finds nothing, would prove little.
      expect(outcomes.FOUND).toBeGreaterThan(FUZZ_CASES / 20)
    },
    240_000,
  )
})
