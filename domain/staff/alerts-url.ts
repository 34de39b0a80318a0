export const ALERTS_PATH = '/dashboard/alerts'

/** The number of the alert that staff look at; null for none. */
export function readAlertNumber(search: string): number | null {
  const text = new URLSearchParams(search).get('alert') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

export const formatAlertsUrl = (alert: string): string =>
  alert === '' ? ALERTS_PATH : `${ALERTS_PATH}?${new URLSearchParams({ alert }).toString()}`
