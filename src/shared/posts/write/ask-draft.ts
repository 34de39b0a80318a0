export const askSubject = (locationUri: string): string => `ask-${locationUri}`
