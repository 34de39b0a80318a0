import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawIllustration } from '#demo/illustrations/draw-illustration.ts'
import { lettering } from '#demo/illustrations/paint/lettering.ts'
import { browserColours, lightColours } from '#src/design/tokens/colours.ts'
import { projectRoot } from './project-root.ts'
import { manifestPictures } from './screenshots/manifest-pictures.ts'

const publicFolder = path.join(projectRoot, 'public')

/** The mark of the portal on a square of 32: a house in white lines. */
const mark =
  '<path d="M6 16.5 16 8l10 8.5M9 14.5V25h14V14.5M13.5 25v-6h5v6" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'

const icon = (corner: number, scale = 1): string => {
  const offset = 16 - 16 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${lightColours.brand}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${mark}</g></svg>`
}

/** Where a page has no picture of its own, sites that show it get this one: 1200 × 630. */
async function siteImage(): Promise<Buffer> {
  const [width, height, panel] = [1200, 630, 430]
  const listing = drawIllustration({ kind: 'facade', seed: 41, propertyType: 'House', stateCode: 'QLD' })
  const picture = await sharp(Buffer.from(listing))
    .resize(width - panel, height, { fit: 'cover' })
    .toBuffer()
  const side = `<svg xmlns="http://www.w3.org/2000/svg" width="${panel}" height="${height}"><rect width="${panel}" height="${height}" fill="${lightColours.brand}"/><g transform="translate(45 110) scale(6)">${mark}</g>${lettering('HOMELY', 80, 350, 46, { colour: '#fff', weight: 1.9, tracking: 2 })}${lettering('HOMES ACROSS', 82, 455, 20, { colour: '#fff', tracking: 2 })}${lettering('AUSTRALIA', 82, 495, 20, { colour: '#fff', tracking: 2 })}</svg>`
  return sharp({ create: { width, height, channels: 3, background: lightColours.brand } })
    .composite([
      { input: picture, left: panel, top: 0 },
      { input: Buffer.from(side), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()

/** Taken by `npm run screenshots -- --manifest`. */
const screenshots = manifestPictures.map(({ file, width, height, label, formFactor }) => ({
  src: `/${file}`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: formFactor,
  label,
}))

/** The file that browsers and readers of feeds ask for by its name alone: one PNG in the frame of an ICO. */
function iconFile(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

const manifest = {
  id: '/',
  name: 'Homely',
  short_name: 'Homely',
  description: 'Homes for sale and rent across Australia',
  lang: 'en-AU',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: browserColours.light,
  background_color: lightColours.paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots,
}

/** Draws what stands in `public/`: the icons, the manifest and the picture for pages without one. */
const files: Record<string, string | Buffer> = {
  'favicon.svg': icon(8),
  'favicon-48.png': await png(icon(8), 48),
  'favicon.ico': iconFile(await png(icon(8), 48), 48),
  'apple-touch-icon.png': await png(icon(0, 0.84), 180),
  'icon-192.png': await png(icon(8), 192),
  'icon-512.png': await png(icon(8), 512),
  'icon-maskable-512.png': await png(icon(0, 0.72), 512),
  'site-image.jpg': await siteImage(),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
}
for (const [name, content] of Object.entries(files)) await writeFile(path.join(publicFolder, name), content)
console.log(`Drew ${Object.keys(files).join(', ')}`)
