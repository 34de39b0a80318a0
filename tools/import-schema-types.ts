/** The name by which the types of resolvers call those of the schema. */
export const schemaTypes = 'Types'

/** A plugin of the code generator: the import of the schema's types, which it adds by itself only in a preset. */
export const plugin = () => ({
  prepend: [`import type * as ${schemaTypes} from './schema-types.ts'`],
  content: '',
})
