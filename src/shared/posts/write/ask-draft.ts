/** Where what was typed of questions, answers and comments is kept. */
export const QUESTION_STORAGE = 'post'

export const askSubject = (locationUri: string): string => `ask-${locationUri}`
