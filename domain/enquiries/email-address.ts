const LONGEST_ADDRESS = 254
const LONGEST_MAILBOX = 64

const mailbox = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainName = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/**
 * Whether a text is one e-mail address that mail can be sent to: a mailbox, one @ and a domain with a dot. Quoted
 * mailboxes, comments and lists are none, so nothing that passes can change a header.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= LONGEST_ADDRESS &&
    name.length <= LONGEST_MAILBOX &&
    mailbox.test(name) &&
    domainName.test(text.slice(at + 1))
  )
}
