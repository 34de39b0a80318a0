import type { ComponentProps } from 'react'
import { keepLoadedFile } from './keep-loaded-file.ts'
import { picture, ratioBox } from './picture.css.ts'
import { classNames } from '#src/design/class-names.ts'

type Props = Omit<ComponentProps<'img'>, 'style' | 'src' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority'> & {
  src: string
  alt: string
  /** The picture's intrinsic size in pixels: the browser reserves its space by it. */
  width: number
  height: number
  /** Crops to a shape; "own" keeps the picture's. */
  ratio?: '3:2' | '4:3' | '16:9' | '1:1' | 'own'
  fit?: 'cover' | 'contain'
  corners?: 'none' | 'soft' | 'large'
  /** The LCP image of the page: loaded at once and before others. All others are lazy. */
  isPriority?: boolean
  /** Whether `sizes` says the width exactly. A browser watches the width of each picture that it has to find out, for every frame. */
  isWidthKnown?: boolean
}

/** A picture that keeps its place while it loads. */
export function Picture({ ratio, fit, corners, alt, sizes, className, ...props }: Props) {
  const { isPriority = false, isWidthKnown = false, ...image } = props
  return (
    <img
      ref={keepLoadedFile}
      {...image}
      alt={alt}
      // With `auto`, a browser takes the rendered width of a lazy picture, whatever the page supposed.
      sizes={isPriority || isWidthKnown || !sizes ? sizes : `auto, ${sizes}`}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      className={classNames(classOf(ratio, fit, corners), className)}
    />
  )
}

const classesByName = new Map<string, string>()

/** A page has many pictures in a few variants, so each class name is computed once. */
function classOf(ratio: Props['ratio'], fit: Props['fit'], corners: Props['corners']): string {
  const name = `${ratio} ${fit} ${corners}`
  const pictureClass = classesByName.get(name) ?? `${picture({ fit, corners })} ${ratioBox({ ratio })}`
  classesByName.set(name, pictureClass)
  return pictureClass
}
