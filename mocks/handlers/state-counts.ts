import { type StateCode, stateCodes, states } from '#domain/lookups/states.ts'

/** The states that occur, in the order of their codes. */
export const stateCounts = (codes: readonly StateCode[]) =>
  stateCodes
    .map((code) => ({
      state: { code, name: states[code].name },
      count: codes.filter((each) => each === code).length,
    }))
    .filter(({ count }) => count > 0)
