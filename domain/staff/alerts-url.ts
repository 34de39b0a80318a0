import { numberInPath } from './number-in-path.ts'

export const ALERTS_PATH = '/dashboard/alerts'

/** The number of the alert that staff look at; null for none. */
export const readAlertNumber = (search: string): number | null =>
  numberInPath(new URLSearchParams(search).get('alert') ?? '')

export const formatAlertsUrl = (alert: string): string =>
  alert === '' ? ALERTS_PATH : `${ALERTS_PATH}?${new URLSearchParams({ alert }).toString()}`
