/** For consumers of tests that can take every change. */
export const noDeadLetters = (): Promise<void> => Promise.reject(new Error('A change became a dead letter'))
