const newHomes = (count: number): string => `${count} new ${count === 1 ? 'home' : 'homes'}`

/** What the push notifications of alerts say. */
export const alertPushCopy = {
  several: (count: number, alert: string) => `${newHomes(count)} for ${alert}`,
  severalCompleted: (count: number, alert: string) => `${count} homes sold or leased for ${alert}`,
  severalAlerts: (count: number) => `${newHomes(count)} for you`,
  body: (names: readonly string[]) => names.join(', '),
} as const
