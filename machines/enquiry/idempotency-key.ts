/** One try to have an enquiry sent once. */
export type EnquiryAttempt = {
  /** "<random>-<count>": the part before the last hyphen stays for one form, the count goes up with each new enquiry. */
  idempotencyKey: string
  /** Whether a request left for which no answer was read. */
  isUncertain: boolean
}

/** The attempt after this one, of which the server knows nothing yet. */
export function nextIdempotencyKey({ idempotencyKey }: EnquiryAttempt): EnquiryAttempt {
  const [, stem = idempotencyKey, count = '0'] = /^(.*)-(\d{1,9})$/.exec(idempotencyKey) ?? []
  return { idempotencyKey: `${stem}-${Number(count) + 1}`, isUncertain: false }
}
