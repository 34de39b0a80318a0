export const alertLinkCopy = {
  has: 'You have an alert for this',
  saved: 'Alert saved',
} as const
