import { expect, it } from 'vitest'
import { decoder } from '#server/platform/pictures/decoder.ts'
import { picturesForVideos } from './video-pictures.ts'

const photo = await decoder({ create: { width: 2000, height: 1000, channels: 3, background: 'green' } })
  .withExif({ IFD0: { Artist: 'Somebody' } })
  .jpeg()
  .toBuffer()

const pictureOf = picturesForVideos(() =>
  Promise.resolve({
    source: (identifier) => Promise.resolve(identifier === 'missing' ? null : photo),
    isShown: (identifier) => Promise.resolve(identifier !== 'removed'),
  }),
)

it('is a JPEG that is not progressive, as wide as the video, with nothing of what the photo says of itself', async () => {
  const picture = await pictureOf({ identifier: 'front', version: 1 })
  const { format, width, height, exif, isProgressive } = await decoder(picture ?? Buffer.of()).metadata()
  expect({ format, width, height, exif, isProgressive }).toEqual({
    format: 'jpeg',
    width: 1280,
    height: 640,
    exif: undefined,
    isProgressive: false,
  })
})

it('is none of a photo that is not shown any more, or that there is not', async () => {
  expect(await pictureOf({ identifier: 'removed', version: 1 })).toBe(null)
  expect(await pictureOf({ identifier: 'missing', version: 1 })).toBe(null)
})
