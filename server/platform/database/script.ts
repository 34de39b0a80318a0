/** Whether a text of several statements opens a transaction of its own. */
export const beginsTransaction = (text: string): boolean => /^\s*begin\b/i.test(text)
