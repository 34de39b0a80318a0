export const passwordFieldCopy = { show: 'Show password' } as const
