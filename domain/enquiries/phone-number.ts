const nationalNumber = /^0[23478]\d{8}$/
const specialNumber = /^(?:13\d{4}|1[38]00\d{6})$/

/**
 * An Australian telephone number in the form people read: "0412 345 678", "(03) 9123 4567", "1300 123 456", "13 12 34".
 * Spaces, dots, hyphens, brackets and the prefix +61 or 0061, with or without "(0)", may stand anywhere they usually do;
 * null for what is no number of Australia.
 */
export function readPhoneNumber(text: string): string | null {
  const compact = text.replaceAll(/[\s().\u2010-\u2015/-]/g, '')
  const digits = compact.replace(/^(?:\+|00)61(?=\d)/, '').replace(/^(?=[23478]\d{8})/, '0')
  if (nationalNumber.test(digits)) return nationalForm(digits)
  return specialNumber.test(digits) ? specialForm(digits) : null
}

const nationalForm = (digits: string): string =>
  digits.startsWith('04')
    ? `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
    : `(${digits.slice(0, 2)}) ${digits.slice(2, 6)} ${digits.slice(6)}`

const specialForm = (digits: string): string =>
  digits.length === 6
    ? `${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`
    : `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
