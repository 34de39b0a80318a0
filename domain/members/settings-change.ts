import { contactTypes } from '../lookups/contact-types.ts'
import { type Communication, contactError } from './contact-details.ts'
import { EMAIL_RULE, normalisedEmail } from './email-address.ts'
import { memberName, memberNameError, memberWords } from './member-name.ts'

type Wanted<Theme> = {
  name: string
  displayDescription: string
  theme: Theme
  communications: readonly Communication[]
}
type Settings<Theme> = {
  name: string
  displayDescription: string
  theme: Theme
  email: string
  /** Those beside the Email contact, each as it is kept. */
  contacts: Communication[]
}

/** The settings that a member asks for, as they are kept; or the first thing that is wrong with them. */
export function settingsOfChange<Theme>(
  { name: typedName, displayDescription, theme, communications }: Wanted<Theme>,
  knownName: string,
): { settings: Settings<Theme> } | { field: string; message: string } {
  const name = memberName(typedName)
  const nameError = memberNameError(name, knownName)
  if (nameError !== null) return { field: 'name', message: nameError }
  const types = communications.map(({ communicationType }) => communicationType)
  if (new Set(types).size < types.length) {
    return { field: 'communications', message: 'Give one contact of each kind at most.' }
  }
  const given = communications.find(({ communicationType }) => communicationType === contactTypes.Email)
  const email = normalisedEmail(given?.details ?? '')
  if (email === null) return { field: 'communications', message: EMAIL_RULE }
  const contacts: Communication[] = []
  for (const [at, { communicationType, details: typed }] of communications.entries()) {
    const details = memberName(typed)
    if (communicationType === contactTypes.Email || details === '') continue
    const message = contactError(communicationType, details)
    if (message !== null) return { field: `communications.${at}.details`, message }
    contacts.push({ communicationType, details })
  }
  return { settings: { name, displayDescription: memberWords(displayDescription), theme, email, contacts } }
}
