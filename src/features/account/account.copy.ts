import { SHORTEST_PASSWORD } from '#domain/members/password-rule.ts'

const passwordHint = `At least ${SHORTEST_PASSWORD} characters. A few words are fine.`
const backToLogIn = 'Back to log in'

export const authCopy = {
  titles: { signIn: 'Log in to Homely', signUp: 'Join Homely', forgotPassword: 'Choose a new password' },
  submit: { signIn: 'Log in', signUp: 'Sign up', forgotPassword: 'Email me a link' },
  submitting: { signIn: 'Logging in…', signUp: 'Signing up…', forgotPassword: 'Sending…' },
  name: 'Your name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  code: 'Code',
  codeHint: 'The 6 digits in your authenticator app, or one of your recovery codes.',
  hasAccount: 'You already have an account with this email and password. Log in instead.',
  passwordHint,
  forgotIntroduction: 'Enter the email address of your account and we’ll send you a link to choose a new password.',
  toForgotPassword: 'Forgot your password?',
  toSignUp: 'New here? Sign up',
  toSignIn: 'Have an account? Log in',
  backToLogIn,
  continueWith: (provider: string) => `Continue with ${provider}`,
  orWithEmail: 'or with your email',
  agreeing: 'By signing up you agree to our',
  terms: 'terms of use',
  and: 'and',
  privacy: 'privacy policy',
  cookiesNeeded: 'Your browser blocks cookies from this site, so you can’t stay logged in. Allow them and try again.',
  welcome: 'Welcome',
  loggedIn: 'You’re logged in',
  accountReady: 'Your account is ready',
  named: (text: string, name: string | null) => (name === null ? `${text}.` : `${text}, ${name}.`),
  confirmationSent: (email: string) =>
    `We’ve sent an email to ${email}. Open the link in it to confirm your address: until you do, we can’t email you about your alerts. If it isn’t there, check your junk folder.`,
  continue: 'Continue',
  linkSent: (email: string) =>
    `If ${email} belongs to an account, we’ve sent it an email with a link. The link works for one hour.`,
  linkMissing: 'Nothing there? Check your junk folder, or ask again.',
} as const

export const signInPageCopy = {
  titles: { signIn: 'Log in', signUp: 'Join Homely', forgotPassword: 'Choose a new password' },
  signUpIntroduction: 'With an account you can save homes and searches, and agents know who’s asking.',
  alreadyIn: 'You’re logged in',
  loggedInAs: (name: string) => `Logged in as ${name}.`,
  profile: 'Your profile',
  settings: 'Settings',
  signOut: 'Sign out',
  failures: {
    credentials: 'Incorrect email or password.',
    codeNeeded:
      'Your account uses two-step login. Enter your email and password again, with the code from your authenticator app.',
    code: 'That code isn’t right, or has been used. Enter your email and password again, with the code your app shows now or a recovery code.',
    limit: 'Too many attempts. Please try again in 15 minutes.',
    details: `Please check your name and email, and use a password of at least ${SHORTEST_PASSWORD} characters that’s hard to guess.`,
    unavailable: 'We couldn’t log you in just now. Please try again.',
  },
  withoutScript: 'You can log in without JavaScript, but your profile, settings and saved homes need it.',
} as const

export const signOutCopy = {
  title: 'Sign out',
  signedOut: 'You’re signed out',
  submit: 'Sign out',
  explanation: 'Homes you viewed stay in this browser only. Nobody else who uses it can get into your account.',
  home: 'Home',
  logInAgain: 'Log in again',
  backTitle: 'Logged in',
  back: 'You’re logged in again',
} as const

export const linkPagesCopy = {
  reset: {
    title: 'Choose a new password',
    submit: 'Save password',
    done: 'Your password has been changed and you’re signed out everywhere. Log in with the new one.',
    noToken: 'This page needs the link from an email. Open that link, or ask for another one.',
    needsScript: 'Choosing a password needs JavaScript. Switch it on for this site and open the link again.',
    unreachable: 'We couldn’t reach Homely. Your link still works, so please try again.',
  },
  undo: {
    title: 'Keep your email address',
    introduction:
      'Choose a new password to keep your old email address. Everyone is signed out of your account, and Google, Facebook and Apple are disconnected.',
    submit: 'Keep my address',
    done: 'Your address is back, your password has been changed and everyone is signed out. Log in with the new password.',
    noToken: 'This page needs the link from an email. Open that link again.',
  },
  confirm: {
    title: 'Confirm your email',
    checking: 'Confirming your email address…',
    done: 'Thanks, your email address is confirmed.',
    logIn: 'Log in to the account that asked for this email, and we’ll confirm the address.',
    noToken: 'This page needs the link from an email. Open that link again.',
    settings: 'Settings',
    tryAgain: 'Try again',
  },
  logIn: 'Log in',
  emailLink: 'Email me a link',
} as const

export const noticeCopy = {
  /** As the product rules give it. */
  ended: 'Your sign-in session has ended',
  logIn: 'Log in',
  close: 'Close this message',
  loggingIn: 'Logging you in…',
  loggedIn: 'You’re logged in.',
} as const
