import { writeIllustrationIdentifier } from '#demo/illustrations/illustration-identifier.ts'
import type { IllustrationDescription } from '#demo/illustrations/illustration-description.ts'
import { illustrationImages } from '#demo/illustrations/illustration-images.ts'
import type { ImageFormat } from '#server/modules/images/image-format.ts'
import { readVariant } from '#server/modules/images/image-variant.ts'
import { pictureRenderer } from '#server/modules/images/picture-renderer.ts'

const drawings: IllustrationDescription[] = [
  { kind: 'facade', propertyType: 'House', stateCode: 'QLD', seed: 1 },
  { kind: 'facade', propertyType: 'Terrace', stateCode: 'VIC', seed: 2 },
  { kind: 'facade', propertyType: 'Apartment', stateCode: 'NSW', seed: 3 },
  { kind: 'facade', propertyType: 'House', stateCode: 'WA', seed: 4 },
  { kind: 'facade', propertyType: 'Townhouse', stateCode: 'SA', seed: 5 },
  { kind: 'garden', stateCode: 'TAS', seed: 6 },
]
const formats: ImageFormat[] = ['avif', 'webp', 'jpeg']
const widths = [320, 400, 640, 800, 1200]

const source = illustrationImages()
const names = drawings.map(writeIllustrationIdentifier)
for (const name of names) await source(name, 1)

console.log(
  `Averages of ${names.length} illustrations. Cold: drawn, rasterised and encoded, nothing kept, in milliseconds of one ` +
    'processor; warm: another variant of a picture whose pixels are still in memory.\n',
)
console.log('| width | format | cold ms | warm ms | kB |\n|---|---|---|---|---|')
for (const width of widths) {
  for (const format of formats) {
    const { cold, warm, bytes } = await costOf(width, format)
    console.log(`| ${width} | ${format} | ${cold.toFixed(0)} | ${warm.toFixed(0)} | ${(bytes / 1000).toFixed(1)} |`)
  }
}

async function costOf(width: number, format: ImageFormat): Promise<{ cold: number; warm: number; bytes: number }> {
  const reading = readVariant({ width: String(width) })
  if (!reading.ok) throw new Error(`${width} is no width`)
  const { variant } = reading
  const render = pictureRenderer(source)
  const all = async () => {
    const began = process.cpuUsage()
    let bytes = 0
    for (const identifier of names) bytes += (await render({ identifier, version: 1, format, variant }))?.length ?? 0
    const { user, system } = process.cpuUsage(began)
    return { milliseconds: (user + system) / 1000 / names.length, bytes: bytes / names.length }
  }
  const cold = await all()
  const warm = await all()
  return { cold: cold.milliseconds, warm: warm.milliseconds, bytes: cold.bytes }
}
