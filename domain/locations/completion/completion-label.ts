import type { CompletionPlace } from './completion-index.ts'

/** A place in words that tell it from its homonyms: "Richmond, VIC 3121", "Mornington Peninsula, VIC", "Lygon Street, Carlton, VIC 3053". */
export function completionLabel({ name, stateCode, postcode, suburbName }: CompletionPlace): string {
  const where = postcode === null ? stateCode : `${stateCode} ${postcode}`
  return suburbName === undefined ? `${name}, ${where}` : `${name}, ${suburbName}, ${where}`
}
