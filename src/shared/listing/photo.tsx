import { imageUrl, imageSourceSet } from '#domain/images/image-url.ts'
import type { Photo_PhotoFragment } from '#src/api/generated/graphql.ts'
import { Picture } from '#src/design/picture/picture.tsx'

type Props = {
  photo: Photo_PhotoFragment
  /** Widths in pixels that the place may need, ascending; the browser chooses. */
  widths: readonly number[]
  /** How wide the place is, as `sizes` of an image. */
  sizes: string
  ratio?: '3:2' | '4:3' | '16:9' | '1:1' | 'own'
  corners?: 'none' | 'soft' | 'large'
  fit?: 'cover' | 'contain'
  /** From 1 to 100; less for a place where screens show several of its pixels in one of the layout. */
  quality?: number
  isPriority?: boolean
  /** Whether `sizes` says the width exactly: for lists of hundreds, where watching each picture's width takes time. */
  isWidthKnown?: boolean
  /** For pictures beside words that say the same. */
  isDecorative?: boolean
}

/** A picture of the image service in the size that the place needs. */
export function Photo({ photo, widths, sizes, quality, isDecorative = false, ...picture }: Props) {
  const { identifier, version } = photo
  const image = { identifier, version, quality }
  return (
    <Picture
      src={imageUrl({ ...image, width: widths[0] ?? photo.width })}
      srcSet={imageSourceSet(image, widths)}
      sizes={sizes}
      alt={isDecorative ? '' : photo.caption}
      width={photo.width}
      height={photo.height}
      {...picture}
    />
  )
}
