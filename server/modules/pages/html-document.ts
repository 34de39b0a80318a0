import type { PageAssets } from './page-assets.ts'

export type DocumentParts = {
  head: string
  /** Encoded already. */
  body: Uint8Array
  /** JSON. */
  state: string
  assets: PageAssets
  /** Whether the code of the page itself is left to the browser, which asks for it once it is idle. */
  isHydratedOnIdle: boolean
  /** Of the policy that the document is sent with (content-security-policy.ts). */
  nonce: string
  fonts: readonly string[]
  /** Of the browser's own frame. */
  themeColours: { light: string; dark: string }
  /** Compiled for the document itself (src/app/runtime/inline): what runs in its head, and at the end of its body. */
  inlineScripts: { head: string; endOfBody: string }
  /** Of the root; their values hold no quotes (page-settings.ts). */
  attributes?: Readonly<Record<string, string>>
}

/** The document of a page, as it is sent: styles and data within, scripts last. */
export function htmlDocument({
  head,
  body,
  state,
  assets,
  isHydratedOnIdle,
  nonce,
  fonts,
  themeColours,
  inlineScripts,
  attributes = {},
}: DocumentParts): Buffer {
  const ofRoot = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  const beforeStyles = [
    `<!doctype html><html lang="en-AU"${ofRoot.join('')}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">`,
    head,
    `<script nonce="${nonce}">${inlineScripts.head}</script>`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  ]
  const afterStyles = [
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    // No drawing: Chromium reads the icon again for every address, and to draw one holds a phone up for 50 ms.
    '<link rel="icon" href="/favicon-48.png" sizes="48x48" type="image/png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '</head><body><div id="app">',
  ]
  return bytesOf([
    beforeStyles.join(''),
    ...assets.styles.flatMap(({ text }) => [`<style nonce="${nonce}">`, text, '</style>']),
    afterStyles.join(''),
    body,
    '</div><script type="application/json" id="page-state">',
    scriptSafe(state),
    `</script>${scripts(modulesOf(assets, isHydratedOnIdle), nonce, inlineScripts.endOfBody)}</body></html>`,
  ])
}

/** Each text is encoded by itself: joined first, all of a page would be copied once more. */
const bytesOf = (texts: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat(texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text)))

const modulesOf = ({ entry, entryPreloads, pagePreloads }: PageAssets, isHydratedOnIdle: boolean): readonly string[] =>
  isHydratedOnIdle ? [entry, ...entryPreloads] : [entry, ...entryPreloads, ...pagePreloads]

function scripts(modules: readonly string[], nonce: string, script: string): string {
  // The development server sends modules one by one, and some of its own must come before.
  if (modules.length === 1) return `<script type="module" src="${modules[0]}"></script>`
  return `<script type="application/json" id="page-modules">${scriptSafe(JSON.stringify(modules))}</script><script nonce="${nonce}">${script}</script>`
}

/** JSON that cannot end the script element it stands in, nor break a parser on old line separators. */
export const scriptSafe = (json: string): string =>
  json.replaceAll(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? '')

const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
