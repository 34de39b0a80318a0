import { GraphQLScalarType, Kind } from 'graphql'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** yyyy-mm-dd, a day that exists. */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: String,
  parseValue: day,
  parseLiteral: (node) => day(node.kind === Kind.STRING ? node.value : null),
})

/** An instant as ISO 8601 text with its offset. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: String,
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : null),
})

function day(value: unknown): string {
  if (typeof value === 'string' && isCalendarDate(value)) return value
  throw new PortalError('BAD_INPUT', 'A date is written yyyy-mm-dd and must exist.')
}

function instant(value: unknown): string {
  const isIso = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
  if (isIso && !Number.isNaN(Date.parse(value))) return value
  throw new PortalError('BAD_INPUT', 'An instant is written in ISO 8601 with its offset.')
}
