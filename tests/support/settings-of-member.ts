/** A member whose settings are shown. */
export const member = {
  id: 7,
  username: 'mia',
  name: 'Mia Chen',
  type: 1 as const,
  avatar: null,
  displayDescription: '',
  isAgent: false,
  claims: {},
  communications: [],
}
export const settings = {
  name: 'Mia Chen',
  displayDescription: '',
  theme: 'system' as const,
  communications: [{ communicationType: 1 as const, details: 'mia@homely.example' }],
  isEmailConfirmed: true,
  pendingEmail: null,
  hasPassword: true,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  socialProviders: [],
  avatar: null,
}
