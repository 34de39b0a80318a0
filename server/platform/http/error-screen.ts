import { createHash } from 'node:crypto'
import { escaped } from './escaped.ts'

export type ErrorScreen = { title: string; message: string; action: { text: string; href: string } }

/** Where a visitor finds help (docs/product.md, section 17.1). */
export type Support = { phone: string; email: string }

/** The screen for a page that cannot be made. */
export const unavailableScreen = (path: string): ErrorScreen => ({
  title: 'Sorry, Homely is unable to load',
  message: 'Please try and refresh the page',
  action: { text: 'Reload', href: path },
})

/** For an address that cannot be decoded. */
export const unreadableAddressScreen: ErrorScreen = {
  title: 'We can’t read this address',
  message: 'Part of it is broken. Please start from the home page.',
  action: { text: 'Go Home', href: '/' },
}

/** For an address that nothing stands behind. */
export const notFoundScreen: ErrorScreen = {
  title: 'We couldn’t find that page',
  message: 'There’s nothing at this address. Please start from the home page.',
  action: { text: 'Go Home', href: '/' },
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.5 system-ui,sans-serif;' +
  'color:#1d2a26;background:#faf8f4}main{padding:24px;max-width:36em}a{color:#0b6b53}'

/** The policy under which the screens of this file are sent: their own style and nothing else. */
export const ERROR_SCREEN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A whole page that needs no database, script or other file, for when the page renderer cannot answer. */
export function errorScreenPage({ title, message, action }: ErrorScreen, { phone, email }: Support): string {
  const homeLink = action.href === '/' ? '' : ' or <a href="/">go to the home page</a>'
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(message)}</p>
<p><a href="${escaped(action.href)}">${escaped(action.text)}</a>${homeLink}.</p>
<p>Need help? Call <a href="tel:${escaped(phone.replaceAll(/[^+\d]/g, ''))}">${escaped(phone)}</a> or email <a href="mailto:${escaped(email)}">${escaped(email)}</a>.</p>
</main>
</body>
</html>
`
}
