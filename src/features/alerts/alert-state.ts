import type { AlertFrequency } from '#machines/alert-editor/alert-editor.machine.ts'
import { alertsCopy, frequencyCopy } from './alerts.copy.ts'

type Delivery = { frequency: AlertFrequency; isByEmail: boolean; isEmailConfirmed: boolean; isPaused: boolean }

/** "Paused", or when it writes. */
export function deliveryText({ frequency, isByEmail, isEmailConfirmed, isPaused }: Delivery): string {
  if (isPaused) return alertsCopy.paused
  if (!isByEmail) return alertsCopy.noEmails
  return isEmailConfirmed ? frequencyCopy[frequency].sentence : alertsCopy.noEmailsYet
}
