import type { StateCode } from '#domain/lookups/states.ts'

/** Which offices a map shows, as lists of offices are narrowed down. */
export type OfficeMapFilter = { stateCode: StateCode | null; query: string }

export const ANY_OFFICE: OfficeMapFilter = { stateCode: null, query: '' }
