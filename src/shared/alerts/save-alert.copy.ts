export const saveAlertCopy = { save: 'Save alert' } as const
