import { pendingCopy } from './pending.copy.ts'

/** The name of a collection that is made by itself; with a number where the member has one of that name. */
export function firstCollectionName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? pendingCopy.firstName : `${pendingCopy.firstName} ${number}`
    if (!taken.includes(name)) return name
  }
}
