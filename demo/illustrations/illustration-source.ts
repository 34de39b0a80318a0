import { drawIllustration } from './draw-illustration.ts'
import { drawPlainPicture } from './draw-plain-picture.ts'
import { illustrationVersion, readIllustrationIdentifier } from './illustration-identifier.ts'

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
