import { type StateCode, states } from '#domain/lookups/states.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'

/** How somebody wants to prove who they are, as far as they have said. */
export type ProofDraft = { proof: 'officeEmail' | 'licence'; licenceNumber: string; licenceState: StateCode | null }

const LONGEST = 100

/** What was chosen and typed, in this browser, until the claim was made. */
export const savedProof = storedValue<ProofDraft | null>('agentClaim', (found) => {
  if (found === null) return null
  // Each part is looked at before it is taken.
  const { proof, licenceNumber, licenceState } = Object(found) as Record<keyof ProofDraft, unknown>
  return {
    proof: proof === 'licence' ? 'licence' : 'officeEmail',
    licenceNumber: typeof licenceNumber === 'string' ? licenceNumber.slice(0, LONGEST) : '',
    // Just found among the states.
    licenceState:
      typeof licenceState === 'string' && Object.hasOwn(states, licenceState) ? (licenceState as StateCode) : null,
  }
})
