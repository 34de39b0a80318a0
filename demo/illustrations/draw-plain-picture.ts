import type { IllustrationDescription } from './illustration-description.ts'
import { pictureHeight, pictureWidth } from './paint/scene.ts'
import { logoSize } from './people/logo.ts'
import { portraitSize } from './people/portrait.ts'

/** One colour in the size of the illustration, as an SVG: for tests, in which drawing illustrations would take a quarter of the work. */
export function drawPlainPicture({ kind, seed }: IllustrationDescription): string {
  const [width, height] = sizes[kind] ?? [pictureWidth, pictureHeight]
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="hsl(${seed % 360} 30% 60%)"/></svg>`
}

const sizes: Partial<Record<IllustrationDescription['kind'], readonly [number, number]>> = {
  portrait: [portraitSize, portraitSize],
  logo: [logoSize, logoSize],
}
