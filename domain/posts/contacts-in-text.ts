/** Names of the internet that people write in texts; those that are English words of everyday use count with a path alone. */
const TOP_LEVELS = [
  'com|net|org|info|biz|mobi|name|pro|edu|gov|asia|tel|xxx|onion',
  'app|dev|xyz|top|icu|vip|site|online|website|web|store|shop|buy|deals|promo|market|club|live|link|links|click|page|blog|wiki',
  'agency|company|services|solutions|support|group|network|digital|media|social|chat|email|contact|bio|lol|wtf|fun|zone|space|tech|cloud|host',
  'realestate|realty|realtor|property|properties|rentals|estate|apartments|lawyer|legal|finance|loan|loans|money|bet|casino|win',
  'sydney|melbourne|australia|nyc|london|review|reviews|guru|expert|news|global|international|direct|io|ai',
  'au|nz|uk|eu|ca|de|fr|es|nl|se|ch|pl|ru|su|ua|cn|hk|tw|jp|kr|sg|ph|th|vn|id|br|mx|za|ng|tr|ir',
  'co|cc|tv|gg|ly|gl|ee|ws|la|ms|sh|im|vc|pw|tk|ml|ga|cf|gq|fm|gd|ink|rip|moe|kim|buzz|bid|loan|party|stream|cam|cfd|sbs|lat|mom',
].join('|')

const SHORT_LINKS =
  't\\.co|j\\.mp|a\\.co|g\\.co|t\\.me|wa\\.me|m\\.me|fb\\.me|line\\.me|signal\\.me|paypal\\.me|youtu\\.be|lnkd\\.in|redd\\.it|amzn\\.to|dlvr\\.it|spoti\\.fi'

const LINK = new RegExp(
  [
    String.raw`[a-z]:\/\/\S`,
    String.raw`\bwww\.\S`,
    String.raw`\b(?:${SHORT_LINKS})\b`,
    String.raw`(?<![\p{L}\d-])(?=[\d-]*\p{L})[\p{L}\d-]{2,}\.(?:${TOP_LEVELS})\b(?!@)`,
    // "365.com", and "x.com" without a name to speak of; others of one letter have a path ("t.ly/a").
    String.raw`(?<![\p{L}\d.,$-])(?:\d{2,}|\p{L})\.com\b`,
    String.raw`(?<![\p{L}\d.,$-])[\p{L}\d]\.(?:${TOP_LEVELS})\/[\p{L}\d]`,
    String.raw`[\p{L}\d]{2}\.(?:xn--[\p{L}\d]|(?:рф|рус)(?!\p{L}))`,
    // Whatever the name ends in: "example.zip/a".
    String.raw`[\p{L}\d]{2}\.\p{L}{2,24}(?::\d+)?\/[\p{L}\d]`,
  ].join('|'),
  'iu',
)
const EMAIL = /[^\s@]{1,64}@[^\s@]{1,255}\.\p{L}{2,}/iu

const BETWEEN = String.raw`[\s.\-()\/_*•·‐-―]{0,3}`
const digits = (least: number, most = least): string => String.raw`(?:${BETWEEN}\d){${least},${most}}`
/** As telephone numbers are written, whatever is between their digits; prices have a comma, a dollar or a k. */
const PHONE = new RegExp(
  [
    String.raw`(?<![\d$.,])(?:\+?${BETWEEN}6${BETWEEN}1${BETWEEN}(?:\(?0\)?)?|\(?0)${BETWEEN}[2-478]${digits(8)}(?!\d)`,
    String.raw`(?<![\d$.,])1${BETWEEN}[38]${BETWEEN}0${BETWEEN}0${digits(6)}(?!\d)`,
    String.raw`(?:\+|(?<![\d$.,])00)${BETWEEN}[1-9]${digits(7, 13)}(?!\d)`,
  ].join('|'),
)

/** "❶" and its like, which are digits to readers and not to Unicode: where each run of one to nine begins. */
const RUNS_OF_DIGITS = [0x2776, 0x2780, 0x278a, 0x24f5]

/** A text as it is read aloud: no marks or invisible characters, all digits and full stops in ASCII. */
export const plainlyWritten = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[。․]/g, '.')
    .replaceAll(/\p{Nd}|[\u2776-\u2793\u24f5-\u24fd]/gu, (digit) => asciiDigit(digit.codePointAt(0) ?? 0))
    .replaceAll(
      /(?<!\s)(?:\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*|\s+dot\s+(?=com\b|net\b|org\b|au\b)|\s+\.\s*(?=com\b|net\b|org\b))|\.\s+(?=com\b)/gi,
      '.',
    )

/** Whether a text that was `plainlyWritten` leads elsewhere. */
export const hasLink = (plain: string): boolean => LINK.test(plain.replaceAll(new RegExp(EMAIL, 'giu'), ' '))

/** Whether a text that was `plainlyWritten` has an email address or a telephone number in it. */
export const hasContactDetails = (plain: string): boolean => EMAIL.test(plain) || PHONE.test(plain)

/** Whether a text leads away from the portal, by a link, an email address or a telephone number. */
export function leadsElsewhere(text: string): boolean {
  const plain = plainlyWritten(text)
  return hasLink(plain) || hasContactDetails(plain)
}

const LEFT_OUT = '[left out]'

/** A text without what leads elsewhere; with it goes its word, its line or the whole text where less does not help. */
export function withoutContacts(text: string): string {
  const without = (parts: string[]) => parts.map((part) => (leadsElsewhere(part) ? LEFT_OUT : part)).join('')
  const words = text.replaceAll(new RegExp(PHONE, 'g'), LEFT_OUT).split(/(\s+)/)
  const lines = without(words).split(/(\n)/)
  return without([without(lines)])
}

/** The digits of every script are ten in a row from zero. */
function asciiDigit(code: number): string {
  const run = RUNS_OF_DIGITS.find((first) => code >= first && code < first + 9)
  if (run !== undefined) return String(code - run + 1)
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
