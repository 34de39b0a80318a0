import { http, HttpResponse } from 'msw'
import type { MockState } from '../mock-state.ts'

const WIDTH = 800
const SHAPE = 1.5

/** The image service: every picture is a drawing of its own name, in its own colour, of the size asked for. */
export const imageHandlers = ({ origin }: MockState) => [
  http.get<{ identifier: string; version: string }>(`${origin}/images/:identifier/:version`, ({ request, params }) => {
    const query = new URL(request.url).searchParams
    const width = sizeOf(query.get('width')) ?? WIDTH
    const height = sizeOf(query.get('height')) ?? Math.round(width / SHAPE)
    return new HttpResponse(drawing(params.identifier, { width, height }), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
    })
  }),
]

const sizeOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null

function drawing(identifier: string, { width, height }: { width: number; height: number }): string {
  const hue = hueOf(identifier)
  const name = identifier.replaceAll(/[^\w-]/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
  <rect width="300" height="200" fill="hsl(${hue} 35% 82%)"/>
  <path d="M0 150h300v50H0z" fill="hsl(${(hue + 90) % 360} 25% 58%)"/>
  <path d="M90 150V95l60-45 60 45v55z" fill="hsl(${hue} 30% 62%)"/>
  <path d="M78 100l72-56 72 56" fill="none" stroke="hsl(${hue} 35% 35%)" stroke-width="8"/>
  <path d="M138 150v-34h24v34z" fill="hsl(${hue} 35% 35%)"/>
  <text x="150" y="185" text-anchor="middle" font-family="sans-serif" font-size="11" fill="#222">${name}</text>
</svg>`
}

function hueOf(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}
