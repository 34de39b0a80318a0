import { type CallAccess, claimParts } from '#domain/permissions/call-access.ts'
import { type Call, type CallerName, callers, type Claim } from './authorisation-portal.ts'
import { accessDetails, operationCases } from './contract-cases.ts'
import { operationAccess } from './contract-files.ts'

/**
 * The outcome for each caller: `yes` is an answer that holds the row's secret, `part` one without it, `no` and `who` are 403 and
 * 401, any other number is that status.
 */
export type Row = { call: Call; outcomes: string; claim?: Claim; secret?: string }

/** Whom an operation is for, among the callers: Lena and Omar share a collection, and the records of agents are those of Agnes. */
const callersFor: Readonly<Record<CallAccess['for'], readonly CallerName[]>> = {
  everyone: callers,
  secretHolder: callers,
  member: callers.filter((caller) => caller !== 'nobody'),
  agent: ['agent', 'other agent'],
  staff: [],
  owner: ['owner'],
  ownAgent: ['agent'],
  contributor: ['owner', 'other'],
}

function rowOf(operationId: string, access: CallAccess): Row {
  const cases = operationCases[operationId] ?? []
  const found = cases.find(({ status }) => status < 300) ?? cases[0]
  if (found === undefined) throw new Error(`${operationId} has no case`)
  const {
    method = found.method ?? 'GET',
    path = found.path,
    body = found.body,
    ...more
  } = accessDetails[operationId] ?? {}
  const allowed = found.status < 300 ? 'yes' : found.status === 401 ? 'who' : String(found.status)
  const outcomes = callers.map((caller) => {
    const isAllowed = callersFor[access.for].includes(caller) || (caller === 'with' && access.claim !== undefined)
    if (isAllowed) return allowed
    return caller === 'nobody' ? 'who' : access.otherwise === 404 ? '404' : 'no'
  })
  const claim = access.claim === undefined ? null : claimParts(access.claim)
  return {
    call: { method, path, body, headers: found.headers },
    outcomes: outcomes.join(' '),
    ...(claim === null ? {} : { claim: [claim.area, claim.name] }),
    ...more,
  }
}

/** What each operation of schema/openapi answers to whom. */
export const restRows: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries(operationAccess).map(([operationId, access]) => [operationId, rowOf(operationId, access)]),
)

/** Operations with details that the contract does not have. */
export const unknownDetails = Object.keys(accessDetails).filter((id) => !Object.hasOwn(operationAccess, id))
