import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What an element renders, without class names; an icon is `[icon]`, or `[icon NAME]` when it has a name. */
export function plainMarkup(element: ReactNode): string {
  return renderToStaticMarkup(element)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<svg([^>]*)>.*?<\/svg>/g, (_, attributes: string) => {
      const name = /aria-label="([^"]*)"/.exec(attributes)?.[1]
      if (name !== undefined) return `[icon ${name}]`
      return attributes.includes('aria-hidden="true"') ? '[icon]' : '[icon without a name]'
    })
}
