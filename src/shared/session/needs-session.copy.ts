export const needsSessionCopy = {
  logIn: 'Log in',
  signUp: 'Sign up',
  checking: 'One moment…',
  needsScript:
    'This page needs JavaScript. You can search, read and call an agent without it. Switch it on for this site to use your account.',
} as const
