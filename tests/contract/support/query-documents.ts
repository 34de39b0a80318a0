import { astFromValue, getNamedType, type GraphQLField, type GraphQLSchema, isObjectType, parse, print } from 'graphql'
import { everyField } from '#tests/support/every-field.ts'

const LEVELS = 4

export type QueryDocument = { name: string; text: string; document: ReturnType<typeof parse> }

/** For each field of Query a document that asks for all that is below it, its arguments as variables of their names. */
export function queryDocuments(schema: GraphQLSchema, levels = LEVELS): QueryDocument[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => {
    const text = textOf(schema, field, levels)
    return { name: field.name, text, document: parse(text) }
  })
}

function textOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, levels: number): string {
  const type = getNamedType(field.type)
  const selection = isObjectType(type) ? everyField(schema, type.name, levels) : ''
  if (field.args.length === 0) return `query Every { ${field.name} ${selection} }`
  const variables = field.args.map(({ name, type: argumentType, defaultValue }) => {
    const written = defaultValue === undefined ? null : astFromValue(defaultValue, argumentType)
    return `$${name}: ${String(argumentType)}${written == null ? '' : ` = ${print(written)}`}`
  })
  const values = field.args.map(({ name }) => `${name}: $${name}`)
  return `query Every(${variables.join(', ')}) { ${field.name}(${values.join(', ')}) ${selection} }`
}
