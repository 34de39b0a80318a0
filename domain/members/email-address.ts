/** The longest address that mail can carry. */
export const LONGEST_EMAIL = 254

const PATTERN = /^[^\s\p{Cc}@"<>(),:;\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,62}$/u

/**
 * The one spelling under which an e-mail address is kept and compared: without spaces around it and signs of direction, as copied
 * addresses have them, in lower case. Null when
 * it cannot be one; whether mail arrives there only a message can tell.
 */
export function normalisedEmail(text: string): string | null {
  const email = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
  const isRight = email.length <= LONGEST_EMAIL && PATTERN.test(email) && !/^\.|\.\.|\.@/.test(email)
  return isRight ? email : null
}

export const EMAIL_RULE = 'Please enter a full email address, such as mia@example.org.'
