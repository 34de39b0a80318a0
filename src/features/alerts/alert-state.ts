import type { AlertFrequency } from '#machines/alert-editor/alert-editor.machine.ts'
import { alertsCopy, frequencyCopy } from './alerts.copy.ts'

type Delivery = { frequency: AlertFrequency; isByEmail: boolean; isPaused: boolean }

/** "Paused", or when it writes. */
export function deliveryText({ frequency, isByEmail, isPaused }: Delivery): string {
  if (isPaused) return alertsCopy.paused
  return isByEmail ? frequencyCopy[frequency].sentence : alertsCopy.noEmails
}
