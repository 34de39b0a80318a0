import { createServer } from 'node:http'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The control of the server-rendering bench, a process of its own: a page of 25 cards that React renders from a constant, with
 * no data to read, no styles and nothing in front of it. Takes its port as its argument.
 */
const cards = Array.from({ length: 25 }, (_, index) => ({
  id: index,
  title: `${index + 1} Example Street, Brunswick VIC 3056`,
  price: `$${800 + index},000`,
  features: ['3 bedrooms', '2 bathrooms', '1 car space'],
  text: 'A home close to everything, with a garden, a kitchen that opens to it, and room for a bicycle.',
}))

function Card({ id, title, price, features, text }: (typeof cards)[number]) {
  return h(
    'article',
    { className: 'card', 'aria-labelledby': `title-${id}` },
    h('img', { src: `/pictures/${id}.webp`, alt: '', width: 320, height: 240, loading: 'lazy' }),
    h('h2', { id: `title-${id}` }, h('a', { href: `/homes/${id}` }, title)),
    h('p', { className: 'price' }, price),
    h(
      'ul',
      null,
      features.map((feature) => h('li', { key: feature }, feature)),
    ),
    h('p', null, text),
  )
}

const Page = () =>
  h(
    'main',
    null,
    h('h1', null, 'Homes in Brunswick'),
    cards.map((card) => h(Card, { key: card.id, ...card })),
  )

createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en-AU"><body>${renderToString(h(Page))}</body></html>`)
}).listen(Number(process.argv[2]), '127.0.0.1')
