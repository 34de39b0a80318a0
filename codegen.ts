import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** Every scalar of the contract travels as text: days and instants are ISO 8601. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  Date: 'string',
  DateTime: 'string',
}

/** Exported so that the server and the tests can hash a document exactly as the client does. */
export function hashDocument(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  documents: ['src/**/*.graphql'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'src/api/generated/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        skipIndexFile: true,
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashPropertyName: 'hash', hashAlgorithm: hashDocument },
      },
      config: { scalars, strictScalars: true, enumsAsTypes: true, useTypeImports: true },
    },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: '../graphql/context.ts#GraphContext',
      },
    },
  },
}

export default config
