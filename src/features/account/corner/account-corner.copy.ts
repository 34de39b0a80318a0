/** The visitor's corner of the header; "LOG IN" is given by the product rules. */
export const accountCornerCopy = {
  signUp: 'Sign up',
  account: 'Account',
  logIn: 'LOG IN',
} as const
