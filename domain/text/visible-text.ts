/** What has no form, what turns the direction of what follows, what is no character, and what means something in one place only. */
const INVISIBLE =
  /[[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Co}\u0080-\u009F\uFFF9-\uFFFB\u{13430}-\u{1343F}]--[\uFE00-\uFE0F\u{E0000}-\u{E01EF}\u200C\u200D]]/gv
/** They choose the form of the sign before them; others could carry any text unseen. */
const FORM_OF_NOTHING = /(?<![\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu
const BLANK_SIGN = /\u2800/g
/** Between the parts of an emoji, and between letters of scripts that are read otherwise without them. */
const USEFUL_JOINERS =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])/u
const JOINERS = new RegExp(String.raw`(${USEFUL_JOINERS.source})|[\u200C\u200D]`, 'gu')
/** The flags of England, Scotland and Wales end in letters that nobody sees. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})|[\u{E0000}-\u{E007F}]/gu
const MAY_NEED_WORK = /[^\t\n\r -~\u00A1-\u00AC\u00AE-\u024F]/

/** A text without what nobody sees in it. Line breaks, tabs, emoji and the joiners of scripts that need them stay. */
export function visibleText(text: string): string {
  if (!MAY_NEED_WORK.test(text)) return text
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(JOINERS, '$1')
    .replaceAll(TAGS, '$1')
    .replaceAll(FORM_OF_NOTHING, '')
    .replaceAll(BLANK_SIGN, ' ')
}

/** What no caller may send, whatever the contract; `field` is where, as in "input.name". */
export class UnusableInput extends Error {
  readonly field: string

  constructor(field: string, reason: string) {
    super(`${field || 'The request'} ${reason}.`)
    this.name = 'UnusableInput'
    this.field = field
  }
}

/** Many times what the contract needs; some thousand would exceed the stack. */
const MOST_LEVELS = 64

/**
 * What a caller sent, with every text in it as visibleText gives it; the contract is held to that. Passwords stay to the letter. Throws
 * UnusableInput at the character NUL, which no database keeps, and at lists and objects within each other without end.
 */
export function visibleInput(value: unknown, field = '', level = 0): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new UnusableInput(field, 'holds a character that cannot be kept')
    return /password$/i.test(field) ? value : visibleText(value)
  }
  if (level > MOST_LEVELS) throw new UnusableInput(field.split('.')[0] ?? '', 'is nested too deeply')
  const within = (name: string) => (field === '' ? name : `${field}.${name}`)
  if (Array.isArray(value))
    return value.map((each: unknown, index) => visibleInput(each, within(String(index)), level + 1))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, visibleInput(each, within(name), level + 1)]),
  )
}

/** No file, no stream and nothing else with a nature of its own. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
