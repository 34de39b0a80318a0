import { parse } from 'yaml'
import type { operations } from '#schema/generated/legacy.ts'
import { routesOf, type RestContract, restContract } from '../rest/contract.ts'

/** The operations of the legacy contract but the version. */
export type IdentityOperationId = Exclude<keyof operations, 'getVersion' | 'headVersion'>

const [text = ''] = Object.values(
  import.meta.glob<string>('../../../schema/openapi/legacy.yaml', { query: '?raw', import: 'default', eager: true }),
)

// The project's own file; the contract tests hold it to OpenAPI.
const { paths, components } = parse(
  text.replaceAll("'../generated/rest.yaml#", "'#"),
) as RestContract<IdentityOperationId>

/** schema/openapi/legacy.yaml, with the parts that it takes from rest.yaml. */
export const legacyContract: RestContract<IdentityOperationId> = {
  paths,
  components: {
    ...components,
    schemas: { ...restContract.components.schemas, ...components.schemas },
    responses: { ...restContract.components.responses, ...components.responses },
    headers: { ...restContract.components.headers, ...components.headers },
  },
}

export const legacyRoutes = routesOf(legacyContract, '/api')
