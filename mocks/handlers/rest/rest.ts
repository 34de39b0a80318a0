import { http, HttpResponse } from 'msw'
import { accessError } from '#domain/permissions/call-access.ts'
import { restAccess } from '#schema/generated/access.ts'
import type { MockState } from '../../mock-state.ts'
import { Refusal } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import { callerOf } from '../identity/mock-sessions.ts'
import { problem } from '../problem.ts'
import { agentOperations } from './agent-operations.ts'
import { alertOperations } from './alert-operations.ts'
import { shapeAnswer } from './answer-shape.ts'
import { type ContractOperation, contractRoutes, type OperationId, resolved } from './contract.ts'
import { enquiryOperations } from './enquiry-operations.ts'
import { listingOperations } from './listing-operations.ts'
import { findRoute } from './find-route.ts'
import { locationOperations } from './location-operations.ts'
import { peopleOperations } from './people-operations.ts'
import { officeOperations } from './office-operations.ts'
import type { RestOperations, RestRequest } from './operation.ts'
import { BadBody, bodyOf, decodedParts } from './read-body.ts'
import { questionOperations } from './question-operations.ts'
import { readRequest } from './read-request.ts'
import { reviewOperations } from './review-operations.ts'
import { trackingOperations } from './tracking-operations.ts'

/** The operations of schema/openapi/rest.yaml under `/rest`; the contract makes the routes and reads the requests. */
export function restHandlers({ portal, origin }: MockState) {
  const operations: RestOperations = {
    ...agentOperations(portal),
    ...officeOperations(portal),
    ...listingOperations(portal),
    ...locationOperations(portal),
    ...questionOperations(portal),
    ...enquiryOperations(portal),
    ...trackingOperations(portal),
    ...alertOperations(portal),
    ...peopleOperations(portal),
    ...reviewOperations(portal),
  }
  return [http.all(`${origin}/rest/*`, ({ request }) => answerTo(request, operations, portal.world))]
}

async function answerTo(request: Request, operations: RestOperations, world: World): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const found = findRoute(contractRoutes, request)
  if ('answer' in found) return found.answer
  const { route } = found
  try {
    const path = decodedParts(route.pattern.exec(pathname)?.groups ?? {})
    const hasBody = route.operation.requestBody !== undefined
    const read = readRequest(route.operation, {
      path,
      query: searchParams,
      body: hasBody ? await bodyOf(request) : null,
    })
    const operation: RestOperations[OperationId] = operations[route.operation.operationId]
    const member = allowedMember(route.operation, world, request)
    // What was read is what the contract, of which the types are made, allows.
    const view = operation(read as RestRequest<OperationId> as never, { member } as never)
    const schema = resolved(route.operation.responses['200'] ?? {}).content?.['application/json']?.schema
    const body = JSON.stringify(shapeAnswer(schema ?? {}, view))
    return new HttpResponse(body, { headers: { 'content-type': 'application/json; charset=utf-8' } })
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    if (error instanceof BadBody) return problem(error.status, { message: error.message, code: 'BAD_REQUEST' })
    throw error
  }
}

function allowedMember({ operationId, security }: ContractOperation, world: World, { headers }: Request) {
  const takesToken = security?.some((scheme) => Object.hasOwn(scheme, 'accessToken')) ?? false
  const member = takesToken ? (callerOf(world, headers)?.member ?? null) : null
  const error = accessError(restAccess[operationId], member)
  if (error !== null) throw new Refusal(error.code, error.message)
  return member
}

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  UNKNOWN_LOCATION: 404,
  NOT_FOUND: 404,
  GONE: 410,
  TOO_MANY_REQUESTS: 429,
}

const refused = ({ code, message, field }: Refusal) =>
  problem(statuses[code] ?? 400, { message, code, ...(field === undefined ? {} : { field }) })
