import { join } from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'
import { projectRoot } from './project-root.ts'

/**
 * Paths of the product that a rule calls ambiguous. They are not: a number is never "enquiry" or "by-uri", the uri of a
 * place ends in its state, and what is written out comes before
 * a parameter (server/platform/http/unknown-calls.ts).
 */
const namedByTheProduct: readonly string[] = [
  '`/listing/{id}/schools` and `/listing/enquiry/{id}`',
  '`/listing/enquiry/{id}` and `/listing/{id}/enquiries`',
  '`/listing/enquiry/{id}` and `/listing/{id}/events`',
  '`/agent/{id}/reviews` and `/agent/review/{id}`',
  '`/agent/review/{id}` and `/agent/{id}/followers`',
  '`/agent/review/{id}` and `/agent/{id}/following`',
  '`/agent/reviews/imported` and `/agent/review/{id}`',
  '`/agent/{id}/followers` and `/agent/transaction/{id}`',
  '`/location/{id}/spatial` and `/location/by-uri/{uri}`',
  '`/{location}/follow` and `/user/{username}`',
  '`/{location}/questions/{id}/vote` and `/user/{username}/providers/{provider}`',
]

const files = ['schema/generated/rest.yaml', 'schema/openapi/legacy.yaml', 'schema/openapi/feeds.yaml']

/**
 * Holds the contracts of REST to the recommended rules of Redocly for OpenAPI, and prints every finding; the exit code is then 1.
 * What is allowed against a rule stands here with its reason.
 */
async function main(): Promise<number> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'operation-4xx-response': 'error',
      'operation-operationId': 'error',
      'operation-operationId-unique': 'error',
      'no-ambiguous-paths': 'error',
      'no-unused-components': 'error',
      'info-contact': 'error',
      // Under `then` a schema may require what the schema beside it defines.
      'no-required-schema-properties-undefined': 'off',
    },
  })
  let findings = 0
  for (const name of files) {
    for (const { ruleId, message, location } of await lint({ ref: join(projectRoot, name), config })) {
      if (ruleId === 'no-ambiguous-paths' && namedByTheProduct.some((pair) => message.includes(pair))) continue
      findings += 1
      console.log(`${name} ${location[0]?.pointer ?? ''}\n  ${ruleId}: ${message}`)
    }
  }
  console.log(`${files.length} contracts of REST, ${findings} findings.`)
  return findings === 0 ? 0 : 1
}

process.exitCode = await main()
