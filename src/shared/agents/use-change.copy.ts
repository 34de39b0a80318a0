export const changeCopy = {
  unreachable: 'We got no answer, so this may not have been saved. What you typed is still here. Please try again.',
  logIn: 'Your session has ended. Log in, then try again. What you typed is still here.',
} as const
