export const adsCopy = {
  label: (advertiser: string) => `Ad · ${advertiser}`,
  frame: (advertiser: string) => `Ad by ${advertiser}`,
  house: { text: 'Waiting for the right home?', action: 'Set up an alert' },
} as const
