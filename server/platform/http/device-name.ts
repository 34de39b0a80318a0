const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and system of a `User-Agent` as text that a member recognises, such as "Firefox on Windows". */
export function deviceName(userAgent: string | undefined): string {
  const nameIn = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(browsers) ?? 'Unknown browser'
  const system = nameIn(systems)
  return system === undefined ? browser : `${browser} on ${system}`
}
