export const sendConfirmationCopy = {
  send: 'Send the link again',
  sent: 'The email is on its way. If it isn’t there in a few minutes, check your junk folder.',
} as const
