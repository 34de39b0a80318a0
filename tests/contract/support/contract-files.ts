import type { CallAccess } from '#domain/permissions/call-access.ts'
import { legacyAccess, restAccess } from '#schema/generated/access.ts'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSchema, type DocumentNode, type GraphQLSchema, Kind, parse } from 'graphql'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort()

/** The schema of schema/graphql, without anybody's resolvers. */
export const contractSchema = (): GraphQLSchema => buildSchema(filesOf('schema/graphql/*.graphql').map(read).join('\n'))

/** The paths of schema/openapi, without their prefixes. */
export const contractPaths = (): string[] =>
  filesOf('schema/openapi/*.yaml').flatMap((file) =>
    [...read(file).matchAll(/^ {2}(\/\S*):$/gm)].map(([, at]) => at ?? ''),
  )

/** The codes of schema/errors.md. */
export const errorCodes: ReadonlySet<string> = new Set(
  [...read('schema/errors.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code ?? ''),
)

export type PersistedDocument = { name: string; hash: string; text: string; document: DocumentNode }

/** The documents as the application sends them, by their operation's name. */
export function persistedDocuments(): PersistedDocument[] {
  const texts = JSON.parse(read('src/api/generated/persisted-documents.json')) as Record<string, string>
  return Object.entries(texts).map(([hash, text]) => {
    const document = parse(text)
    return { name: operationNames(document)[0] ?? hash, hash, text, document }
  })
}

/** The names of the operations that are written beside components. */
export const writtenOperations = (): string[] =>
  filesOf('src/**/*.graphql')
    .flatMap((file) => operationNames(parse(read(file))))
    .sort()

const operationNames = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : [],
  )

/** `x-access` of every operation of REST. */
export const operationAccess: Readonly<Record<string, CallAccess>> = { ...restAccess, ...legacyAccess }

export function accessOf(operationId: string): CallAccess {
  const access = operationAccess[operationId]
  if (access === undefined) throw new Error(`The contract has no operation ${operationId}`)
  return access
}
