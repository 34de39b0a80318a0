import { checkEnquiry } from '#domain/enquiries/check-enquiry.ts'
import { readPhoneNumber } from '#domain/enquiries/phone-number.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

type GivenWords = { name: string; email: string; phone?: string | null | undefined; message: string }
type Words = { name: string; email: string; phone: string | null; message: string }

/** Who asks and what, tidied; throws BAD_INPUT with the field and the words that the form would show. */
export function readWords(given: GivenWords, { hasWish }: { hasWish: boolean }): Words {
  const words = {
    name: given.name.normalize('NFC').trim(),
    email: given.email.trim(),
    phone: given.phone?.trim() ?? '',
    message: given.message.normalize('NFC').replaceAll('\r\n', '\n').trim(),
  }
  const [problem] = checkEnquiry(words, { hasWish })
  if (problem !== undefined) throw new PortalError('BAD_INPUT', problem.message, { field: problem.field })
  return { ...words, phone: words.phone === '' ? null : readPhoneNumber(words.phone) }
}

const MOST_LINKS = 2

/** Whether it was written by a program: a field that people do not see is filled, or the text is mostly links. */
export function looksLikeSpam({
  website,
  message,
  name,
}: {
  website?: string
  message: string
  name: string
}): boolean {
  const links = message.match(/(?:https?:\/\/|www\.)\S/gi)?.length ?? 0
  return (website !== undefined && website !== '') || links > MOST_LINKS || /https?:\/\//i.test(name)
}
