export const MOST_FEED_KEYS = 20
export const MOST_FEED_KEYS_SHOWN = 50

/** What the keys of offices begin with, so that scanners of published code find them, and nobody takes one for another token. */
export const FEED_KEY_PREFIX = 'hfk_'

const KEY = /^hfk_[\w-]{43}$/

export const isFeedKey = (text: string): boolean => KEY.test(text)
