const saved = new Set<string>()

/** Alerts that were saved since this document was opened; what shows them is told by the query of the alert. */
export const addSavedHere = (alertId: string): void => void saved.add(alertId)
export const wasSavedHere = (alertId: string): boolean => saved.has(alertId)
