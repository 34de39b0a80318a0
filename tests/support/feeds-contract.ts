import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { restContractCheck } from './rest-contract.ts'

const contract = restContractCheck('feeds')

/** Makes a call of schema/openapi/feeds.yaml; throws where the answer is not one of it. */
export async function feedCall(
  app: FastifyInstance,
  operationId: string,
  call: InjectOptions,
): Promise<LightMyRequestResponse> {
  const answer = await app.inject(call)
  const { statusCode: status, headers, body } = answer
  const violations = contract.violations(operationId, { status, headers, body })
  if (violations.length > 0) throw new Error(`${operationId} answered ${status}: ${violations.join('; ')}`)
  return answer
}
