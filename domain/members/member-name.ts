import { isPortalName } from './portal-name.ts'

/** A name as it is kept: what cannot be seen and runs of spaces become one space, none stands around it. Empty for none. */
export const memberName = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

/** What is wrong with a name that a member gives itself, in words; null for nothing. `kept` is the one that it has, which it may keep. */
export function memberNameError(name: string, kept: string | null = null): string | null {
  if (name === '') return 'Please enter your name.'
  return name !== kept && isPortalName(name) ? 'This name belongs to the portal. Please enter your own.' : null
}

/** A few words of a member: lines stay, other characters that cannot be seen become spaces. */
export const memberWords = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim()
