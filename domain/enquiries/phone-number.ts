const nationalNumber = /^0[23478]\d{8}$/
const specialNumber = /^(?:13\d{4}|1[38]00\d{6})$/
/** E.164: a country code and the number in it, 15 digits at most. */
const overseasNumber = /^\+(?!61)[1-9]\d{7,14}$/

/**
 * A telephone number in the form people read: "0412 345 678", "(03) 9123 4567", "1300 123 456", "13 12 34", and "+64 21 123 4567" for
 * one of another country, which begins with +, 00 or 0011. Spaces, dots, hyphens, brackets, the signs of direction of copied
 * numbers and Australia's own +61, with or without "(0)", may stand anywhere they usually do; null for what is no number.
 */
export function readPhoneNumber(text: string): string | null {
  const compact = text.replaceAll(separators, '').replace(/^00(?:11)?(?=[1-9])/, '+')
  if (overseasNumber.test(compact)) return overseasForm(text)
  const digits = compact.replace(/^\+61(?=\d)/, '').replace(/^(?=[23478]\d{8})/, '0')
  if (nationalNumber.test(digits)) return nationalForm(digits)
  return specialNumber.test(digits) ? specialForm(digits) : null
}

const separators = /[\s\p{Cf}().\u2010-\u2015/-]+/gu

/** Grouped as it was typed: each country has its own groups. */
const overseasForm = (text: string): string =>
  text
    .replaceAll(separators, ' ')
    .trim()
    .replace(/^0 ?0(?: ?1 ?1)? ?(?=[1-9])/, '+')
    .replace(/^\+ /, '+')

const nationalForm = (digits: string): string =>
  digits.startsWith('04')
    ? `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
    : `(${digits.slice(0, 2)}) ${digits.slice(2, 6)} ${digits.slice(6)}`

const specialForm = (digits: string): string =>
  digits.length === 6
    ? `${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`
    : `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
