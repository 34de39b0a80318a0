import { escaped } from '#server/platform/http/escaped.ts'
import type { Mail } from './mail-queue.ts'

/** A mail in plain parts, from which both its text and its HTML are made. */
export type MailContent = {
  heading: string
  /** In order; a list of pairs becomes a table, an address on its own a link. */
  parts: readonly (string | readonly (readonly [term: string, detail: string])[] | { quote: string })[]
  /** Small print. */
  footer: string
}

export const mailOf = (content: MailContent, recipient: string, replyTo: string | null = null): Mail => ({
  recipient,
  replyTo,
  subject: content.heading,
  text: mailText(content),
  html: mailHtml(content),
})

/** Programs that write mail know it by the space, and leave what follows out of answers. */
const SIGNATURE_LINE = '-- \n'

/** The words of a mail for programs that show no HTML. */
function mailText({ heading, parts, footer }: MailContent): string {
  const paragraphs = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('quote' in part)
      return part.quote
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    return part.map(([term, detail]) => `${term}: ${detail}`).join('\n')
  })
  return [heading, ...paragraphs, SIGNATURE_LINE + footer].join('\n\n').concat('\n')
}

/** The same as a small HTML page; everything in it is escaped. */
function mailHtml({ heading, parts, footer }: MailContent): string {
  const body = parts.map((part) => {
    if (typeof part === 'string') return `<p>${linked(part)}</p>`
    if ('quote' in part)
      return `<blockquote style="${quoteStyle}">${escaped(part.quote).replaceAll('\n', '<br>')}</blockquote>`
    const rows = part.map(
      ([term, detail]) => `<tr><th style="${termStyle}">${escaped(term)}</th><td>${escaped(detail)}</td></tr>`,
    )
    return `<table>${rows.join('')}</table>`
  })
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    `<title>${escaped(heading)}</title></head>`,
    `<body style="${bodyStyle}"><h1 style="font-size:1.25em">${escaped(heading)}</h1>`,
    ...body,
    `<p style="font-size:0.85em;color:#555">${escaped(footer)}</p></body></html>`,
  ].join('\n')
}

const bodyStyle = 'font-family:sans-serif;line-height:1.5;max-width:40em;margin:1em auto;padding:0 1em'
const quoteStyle = 'margin:1em 0;padding:0.5em 1em;border-left:3px solid #aaa'
const termStyle = 'text-align:left;vertical-align:top;padding-right:1em'

const linked = (text: string): string =>
  /^https?:\/\/\S+$/.test(text) ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text)
