import { type StateCode, states } from '../lookups/states.ts'

const centralPostcodes: ReadonlySet<string> = new Set(['0800', '2000', '2601', '3000', '4000', '5000', '6000', '7000'])

/** Whether a suburb is what people call the CBD of its state. */
export function isCapitalCentre(suburb: { name: string; stateCode: StateCode; postcode: string | null }): boolean {
  const { capital } = states[suburb.stateCode]
  const isNamedSo = suburb.name === capital || suburb.name === `${capital} City`
  return isNamedSo && centralPostcodes.has(suburb.postcode ?? '')
}
