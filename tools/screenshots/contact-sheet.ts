import sharp from 'sharp'

export type Shot = { file: string; width: number; theme: string }

const SCALE = 0.4
const TALLEST = 1400
const GAP = 16

/** Lays the pictures of one page side by side, one row for each theme, the widest at the right; tall ones are cut off. */
export async function contactSheet(shots: readonly Shot[], file: string): Promise<void> {
  const rows = Map.groupBy(shots, ({ theme }) => theme)
  const placed: { input: Buffer; left: number; top: number }[] = []
  let [top, widest] = [GAP, 0]
  for (const row of rows.values()) {
    let [left, tallest] = [GAP, 0]
    for (const shot of row.toSorted((one, other) => one.width - other.width)) {
      const { data, info } = await reduced(shot)
      placed.push({ input: data, left, top })
      left += info.width + GAP
      tallest = Math.max(tallest, info.height)
    }
    top += tallest + GAP
    widest = Math.max(widest, left)
  }
  const ground = { width: widest, height: top, channels: 3 as const, background: '#7f8790' }
  await sharp({ create: ground }).composite(placed).png().toFile(file)
}

async function reduced({ file, width }: Shot) {
  const { data, info } = await sharp(file)
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height <= TALLEST) return { data, info }
  return sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: TALLEST })
    .png()
    .toBuffer({ resolveWithObject: true })
}
