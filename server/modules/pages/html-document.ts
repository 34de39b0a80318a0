import type { PageAssets } from './page-assets.ts'

export type DocumentParts = {
  head: string
  body: string
  state: unknown
  assets: PageAssets
  /** Of the policy that the document is sent with (content-security-policy.ts). */
  nonce: string
  fonts: readonly string[]
  /** Of the browser's own frame. */
  themeColours: { light: string; dark: string }
  /** Of the root; their values hold no quotes (page-settings.ts). */
  attributes?: Readonly<Record<string, string>>
}

/**
 * Puts onto the document, before the first paint, what only the browser knows and the layout depends on: the visitor's
 * chosen theme, whether there is a session, and viewed homes and a last place to keep room for. Where storage is blocked, the
 * system's setting holds and no room is kept. A document that is loaded anew, or gone back to, is marked: the visitor has a place
 * in it (src/app/routing/watch-returns.ts). From a press of Tab to the next press of a pointer it marks the document
 * (keyboardNavigationClass of src/design/themes/global.css.ts): Tab works before the page's own code is there. The button that
 * was pressed last before its code was there is marked, to be pressed again then (src/app/early-press.ts).
 */
const earlyScript = [
  'try{var d=document.documentElement.dataset,c=document.cookie;if(/(^|; )auth=/.test(c))d.hasSession="";',
  'if(/(^|; )lastLocation=/.test(c))d.hasPlace="";var t=localStorage.getItem("theme");',
  'if(t==="light"||t==="dark")d.theme=t;',
  'var o=d.hasSession===""?(JSON.parse(localStorage.getItem("member"))||{}).id:"anonymous";',
  'if(/\\d/.test(localStorage.getItem("viewedListings:"+o)))d.hasViewed=""}catch{}',
  'try{if(performance.getEntriesByType("navigation")[0].type!=="navigate")document.documentElement.dataset.returned=""}catch{}',
  '{let k=b=>document.documentElement.classList.toggle("keyboard-navigation",b);',
  'addEventListener("keydown",e=>{e.key==="Tab"&&k(true)},true);addEventListener("pointerdown",()=>k(false),true);let w=b=>b?.toggleAttribute("data-waiting");',
  'addEventListener("click",e=>{let d=document,a=d.documentElement.dataset.alive,b=e.target.closest("button[type=button]");',
  'if(!b||a==="all"||a&&!b.closest("[data-shell-part]"))return;w(d.querySelector("[data-waiting]"));w(b)},true)}',
].join('')

/**
 * Brings the scripts of the page once its main picture has been shown (its first paint where it has none), for until then they
 * would only take its place on the line. Where the browser does not tell, or half a second after it was to be shown, as it may
 * be out of sight, two frames count as shown; after two seconds the scripts come in any case. The page can be read, and its
 * links and forms work, without them.
 */
const lateScript = [
  '{let i=document.querySelector(\'img[fetchpriority="high"]\'),l=document.querySelectorAll("link[rel=later]"),',
  'g=()=>{g=()=>{};for(let e of l)e.rel="modulepreload";',
  'let s=document.createElement("script");s.type="module";s.src=l[0].href;document.head.append(s)},',
  't=i?"element":"paint",o=PerformanceObserver.supportedEntryTypes.includes(t),',
  'p=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>g(),o?500:0)));',
  'i?.setAttribute("elementtiming","main");',
  'if(o)new PerformanceObserver(()=>g()).observe({type:t,buffered:true});',
  'i?i.decode().catch(()=>{}).then(p):p();setTimeout(()=>g(),2e3)}',
].join('')

/** The document of a page: styles and data within, scripts last. */
export function htmlDocument({
  head,
  body,
  state,
  assets,
  nonce,
  fonts,
  themeColours,
  attributes = {},
}: DocumentParts): string {
  const ofRoot = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return [
    `<!doctype html><html lang="en-AU"${ofRoot.join('')}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">`,
    head,
    `<script nonce="${nonce}">${earlyScript}</script>`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...assets.styles.map(({ text }) => `<style nonce="${nonce}">${text}</style>`),
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    // No drawing: Chromium reads the icon again for every address, and to draw one holds a phone up for 50 ms.
    '<link rel="icon" href="/favicon-48.png" sizes="48x48" type="image/png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '</head><body>',
    `<div id="app">${body}</div>`,
    `<script type="application/json" id="page-state">${scriptSafeJson(state)}</script>`,
    scripts(assets, nonce),
    '</body></html>',
  ].join('')
}

function scripts({ entry, modulePreloads }: PageAssets, nonce: string): string {
  // The development server sends modules one by one, and some of its own must come before.
  if (modulePreloads.length === 0) return `<script type="module" src="${entry}"></script>`
  const links = [entry, ...modulePreloads].map((href) => `<link rel="later" href="${href}">`)
  return `${links.join('')}<script nonce="${nonce}">${lateScript}</script>`
}

/** JSON that cannot end the script element it stands in, nor break a parser on old line separators. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? '')

const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
