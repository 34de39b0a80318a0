/** What the button says that hides a home. */
export const hideLabel = (name: string): string => `Hide ${name}`
