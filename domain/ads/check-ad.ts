import { adErrors as errors } from './ad-errors.copy.ts'
import { type AdPlacement, isAdPlacement } from './ad-slots.ts'

/** An ad as staff state it: words with a link, or the script of somebody else. Days are whole ones. */
export type AdInput = {
  placement: string
  advertiser: string
  text?: string | null
  action?: string | null
  href?: string | null
  script?: string | null
  days: number
}

type AdContent =
  | { kind: 'words'; text: string; action: string; href: string; script: null }
  | { kind: 'script'; text: null; action: null; href: null; script: string }

export type CheckedAd = AdContent & { placement: AdPlacement; advertiser: string; days: number }

/** Whether the portal shows what the ad is: words, or a script of a site that it is configured for. */
export const isShownFrom = (origins: readonly string[], { script }: { script: string | null }): boolean =>
  script === null || origins.includes(URL.parse(script)?.origin ?? '')

export type AdProblem = { field: keyof AdInput; message: string }

const MOST_AD_DAYS = 90
export const AD_LENGTHS = { advertiser: [2, 60], text: [5, 90], action: [2, 30] } as const

/** What is wrong with an ad, or the ad; `origins` are those whose scripts the portal shows. */
export function checkAd(input: AdInput, origins: readonly string[]): CheckedAd | AdProblem {
  const { placement, days } = input
  const advertiser = tidy(input.advertiser)
  if (!isAdPlacement(placement)) return { field: 'placement', message: errors.placement }
  if (!isOfLength('advertiser', advertiser))
    return { field: 'advertiser', message: errors.advertiser(...AD_LENGTHS.advertiser) }
  if (!Number.isInteger(days) || days < 1 || days > MOST_AD_DAYS)
    return { field: 'days', message: errors.days(MOST_AD_DAYS) }
  const content = contentOf(input, origins)
  return 'field' in content ? content : { ...content, placement, advertiser, days }
}

function contentOf(input: AdInput, origins: readonly string[]): AdContent | AdProblem {
  if (input.script != null) return scriptOf(input.script.trim(), origins)
  const [text, action] = [tidy(input.text ?? ''), tidy(input.action ?? '')]
  if (!isOfLength('text', text)) return { field: 'text', message: errors.text(...AD_LENGTHS.text) }
  if (!isOfLength('action', action)) return { field: 'action', message: errors.action(...AD_LENGTHS.action) }
  const address = linkOf(input.href?.trim() ?? '')
  if (address === null) return { field: 'href', message: errors.href }
  return { kind: 'words', text, action, href: address, script: null }
}

function scriptOf(address: string, origins: readonly string[]): AdContent | AdProblem {
  const url = secureUrl(address) ?? localUrl(address)
  if (url === null) return { field: 'script', message: errors.script }
  if (!origins.includes(url.origin)) return { field: 'script', message: errors.scriptOrigin }
  return { kind: 'script', text: null, action: null, href: null, script: url.href }
}

/** A path of the portal as it is, an https address in full; null for all else. */
function linkOf(text: string): string | null {
  if (!text.startsWith('/')) return secureUrl(text)?.href ?? null
  // A second slash at the beginning would lead to another site, also behind steps back, and so would a backslash.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(text)) return null
  return URL.parse(text, 'https://portal.example')?.pathname.startsWith('//') === false ? text : null
}

/** A portal in development may be configured for its own machine. */
function localUrl(text: string): URL | null {
  const url = URL.parse(text)
  return url?.protocol === 'http:' && url.hostname === 'localhost' ? url : null
}

function secureUrl(text: string): URL | null {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

/** One line. */
const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

function isOfLength(field: keyof typeof AD_LENGTHS, text: string): boolean {
  const [least, most] = AD_LENGTHS[field]
  const { length } = [...text]
  return length >= least && length <= most && !/\p{Cc}/u.test(text) && text.isWellFormed()
}
