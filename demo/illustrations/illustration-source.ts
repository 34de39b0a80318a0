import { drawIllustration } from './draw-illustration.ts'
import { illustrationVersion, readIllustrationIdentifier } from './illustration-identifier.ts'
import type { IllustrationDescription } from './illustration-description.ts'
import { pictureHeight, pictureWidth } from '#demo/illustrations/paint/scene.ts'
import { logoSize } from '#demo/illustrations/people/logo.ts'
import { portraitSize } from '#demo/illustrations/people/portrait.ts'

/**
 * Where the image service finds illustrations: the SVG of an identifier, drawn on demand and never stored. Null for what is
 * no identifier of an illustration, and for a version that was never published. `isPlain`: one colour in place of the drawing.
 */
export async function illustrationSource(identifier: string, version: string, isPlain = false): Promise<Buffer | null> {
  if (!isPublished(version)) return null
  const description = readIllustrationIdentifier(identifier)
  if (description === null) return null
  return Buffer.from(isPlain ? drawPlainPicture(description) : drawIllustration(description))
}

/** Older pages may still ask for an older drawing; they get today's. */
const isPublished = (version: string): boolean =>
  /^[1-9][0-9]{0,3}$/.test(version) && Number(version) <= illustrationVersion

/** One colour in the size of the illustration, as an SVG: for tests, in which drawing illustrations would take a quarter of the work. */
function drawPlainPicture({ kind, seed }: IllustrationDescription): string {
  const [width, height] = sizes[kind] ?? [pictureWidth, pictureHeight]
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="hsl(${seed % 360} 30% 60%)"/></svg>`
}

const sizes: Partial<Record<IllustrationDescription['kind'], readonly [number, number]>> = {
  portrait: [portraitSize, portraitSize],
  logo: [logoSize, logoSize],
}
