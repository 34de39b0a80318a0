import type { PageAssets } from './page-assets.ts'

export type DocumentParts = {
  head: string
  body: string
  state: unknown
  assets: PageAssets
  fonts: readonly string[]
}

/**
 * Puts the visitor's chosen theme onto the document before the first paint. Without a choice, or where storage is
 * blocked, the system's setting holds.
 */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}'

/** The document of a page: styles and data within, scripts last. */
export function htmlDocument({ head, body, state, assets, fonts }: DocumentParts): string {
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    head,
    `<script>${themeScript}</script>`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...assets.styles.map(({ text }) => `<style>${text}</style>`),
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '</head><body>',
    `<div id="app">${body}</div>`,
    `<script type="application/json" id="page-state">${scriptSafeJson(state)}</script>`,
    ...assets.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    '</body></html>',
  ].join('')
}

/** JSON that cannot end the script element it stands in, nor break a parser on old line separators. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? '')

const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
