const LONGEST_URL = 500

/** An address that is told of uploads: https on its own port, without a user; null for any other. */
export function webhookUrlOf(text: string): string | null {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  url.hash = ''
  return url.href.length <= LONGEST_URL ? url.href : null
}

const MINUTE = 60_000
const LONGEST_TRYING = 24 * 60 * MINUTE

/** When an upload that nobody could be told of is told of again: after as long as that has been tried, for a day; null after that. */
export function nextNotice(finishedAt: Date, now: Date): Date | null {
  const tried = now.getTime() - finishedAt.getTime()
  return tried > LONGEST_TRYING ? null : new Date(now.getTime() + Math.max(MINUTE, tried))
}
