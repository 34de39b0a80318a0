import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import type { Call, Claim } from './authorisation-portal.ts'
import type { Outcome } from './graphql-call.ts'
import type { MemberName } from './member-tokens.ts'

/** One call of an operation of REST and how it ends. */
export type RestCase = {
  about: string
  /** The member who asks; nobody when left out. */
  as?: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
  status: number
  /** Of schema/errors.md; left out for answers. */
  code?: string
}

/** The calls of each operation, in an order that each may rely on. */
export type OperationCases = Readonly<Record<string, RestCase[]>>

/**
 * What the matrix of who may what needs of an operation beside its `x-access` and its first answered case. An outcome for each caller:
 * `yes` is an answer that holds the secret, `part` one without it, `no` and `who` are 403 and 401, any other number is that status.
 */
type AccessDetail = Partial<Call> & { outcomes?: string; claim?: Claim; secret?: string }
export type AccessDetails = Readonly<Record<string, AccessDetail>>

/** `as`: who asks instead of the member of the case; null for nobody. */
type DocumentCall = [about: string, variables: object, outcome: Outcome, as?: MemberName | null]

/** What a document is asked with and how that ends, in every situation. */
export type DocumentCase = {
  variables: object
  /** The member who asks; everybody may ask where there is none. */
  as?: MemberName
  outcomes: Record<ScenarioName, Outcome>
  /** Where a situation is brought about by what is asked. */
  variablesIn?: Partial<Record<ScenarioName, object>>
  /** Further calls in the world as it is, at least one: what they are about, their variables and how they end. */
  more: [DocumentCall, ...DocumentCall[]]
  /** Parts of the answer in which mocks and server may differ, for their rules are not stated to the last word. */
  differsIn?: string[]
  /** The server answers it from its configuration, whatever becomes of its data. */
  needsNoData?: true
}

/** One entry for each document of src, by the name of its operation. */
export type DocumentCases = Readonly<Record<string, DocumentCase>>

/** With what a field of Query finds something; asked by Lena unless it says who. */
export type QueryCases = Readonly<Record<string, { variables: object; as?: MemberName }>>

/** A question for a field of Query that is answered to everyone alike. */
export type PublicFields = Readonly<Record<string, string>>

/**
 * A field of Query or Mutation that answers a member about what is theirs: `yes` is an answer that holds the secret, `part` one without
 * it, `none` nothing or NOT_FOUND, `who` is UNAUTHENTICATED, `NO` is FORBIDDEN. `$name` and `$id` of the operation are those of who asks.
 */
export type MemberRow = {
  field: string
  about?: string
  operation: string
  outcomes: string
  claim?: Claim
  secret?: string
}

type ContractCases = {
  operations?: OperationCases
  accessDetails?: AccessDetails
  documents?: DocumentCases
  queries?: QueryCases
  publicFields?: PublicFields
  memberFields?: readonly MemberRow[]
}

const files = import.meta.glob<ContractCases>('../../../server/modules/*/*.contract-cases.ts', { eager: true })

/** What every file of cases says of one kind; throws where two say something of the same. */
function merged<Value>(
  kind: string,
  parts: readonly Readonly<Record<string, Value>>[],
): Readonly<Record<string, Value>> {
  const entries = parts.flatMap((part) => Object.entries(part))
  const names = new Set<string>()
  for (const [name] of entries) {
    if (names.has(name)) throw new Error(`${name} is twice among the ${kind} of *.contract-cases.ts`)
    names.add(name)
  }
  return Object.fromEntries(entries)
}

const all = Object.values(files)
export const operationCases = merged(
  'operations',
  all.map(({ operations = {} }) => operations),
)
export const accessDetails = merged(
  'accessDetails',
  all.map((each) => each.accessDetails ?? {}),
)
export const documentCases = merged(
  'documents',
  all.map(({ documents = {} }) => documents),
)
export const queryCases = merged(
  'queries',
  all.map(({ queries = {} }) => queries),
)
export const publicFields = merged(
  'publicFields',
  all.map((each) => each.publicFields ?? {}),
)
export const memberFields = all.flatMap((each) => each.memberFields ?? [])
