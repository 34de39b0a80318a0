import { VIDEO_WIDTH } from '#domain/listing-videos/listing-video.ts'
import type { ShownImages } from '#server/modules/images/image-source.ts'
import { pictureRenderer, type RenderPicture } from '#server/modules/images/picture-renderer.ts'
import type { PictureOf } from '#server/modules/listing-videos/listing-video-record.ts'
import { decoder } from '#server/platform/pictures/decoder.ts'

const QUALITY = 90

/** The photos as the image service renders them, which are found once they are asked for. */
export function picturesForVideos(find: () => Promise<ShownImages>): PictureOf {
  let found: Promise<ShownImages & { render: RenderPicture }> | null = null
  return async ({ identifier, version }) => {
    found ??= find().then((images) => ({ ...images, render: pictureRenderer(images.source) }))
    const { isShown, render } = await found
    if (!(await isShown(identifier, version))) return null
    const variant = { width: VIDEO_WIDTH, ratio: null, quality: QUALITY }
    const picture = await render({ identifier, version, format: 'jpeg', variant })
    // ffmpeg cannot read every progressive JPEG of the renderer.
    return picture && decoder(picture).jpeg({ quality: QUALITY }).toBuffer()
  }
}
