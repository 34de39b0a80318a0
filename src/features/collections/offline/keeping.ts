const KEPT_FOR_KEY = 'keptFor'
const KEPT_AT_KEY = 'keptAt'
const FRESH_FOR_MILLISECONDS = 600_000

/** For which member this device keeps saved homes; null for nobody. */
export function storedFor(): number | null {
  try {
    const id = Number(localStorage.getItem(KEPT_FOR_KEY))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

/** Notes for whom it keeps them; false where storage is blocked, and then nothing is kept, for nobody would know to clear it. */
export function setStoredFor(memberId: number | null): boolean {
  try {
    if (memberId === null) {
      localStorage.removeItem(KEPT_AT_KEY)
      localStorage.removeItem(KEPT_FOR_KEY)
    } else localStorage.setItem(KEPT_FOR_KEY, String(memberId))
    return true
  } catch {
    return false
  }
}

/** Notes that all that is kept was just read. */
export function setAllSaved(): void {
  try {
    localStorage.setItem(KEPT_AT_KEY, String(Date.now()))
  } catch {
    // It is read again with the next page.
  }
}

/** Whether all that is kept for a member was read a short while ago. */
export function isFreshFor(memberId: number): boolean {
  try {
    const age = Date.now() - Number(localStorage.getItem(KEPT_AT_KEY))
    return storedFor() === memberId && age >= 0 && age < FRESH_FOR_MILLISECONDS
  } catch {
    return false
  }
}
