import type { ComponentProps } from 'react'
import { picture, ratioBox } from '../recipes/picture.css.ts'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'img'>, 'style' | 'src' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority'> & {
  src: string
  alt: string
  /** The picture's own measures in pixels: the browser keeps the place free by them. */
  width: number
  height: number
  /** Crops to a shape; "own" keeps the picture's. */
  ratio?: '3:2' | '4:3' | '16:9' | '1:1' | 'own'
  fit?: 'cover' | 'contain'
  corners?: 'none' | 'soft' | 'large'
  /** The main picture of the page: loaded at once and before others. All others wait until they come near. */
  isPriority?: boolean
}

/** A picture that keeps its place while it loads. */
export function Picture({ ratio, fit, corners, alt, isPriority = false, className, ...image }: Props) {
  return (
    <img
      {...image}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      className={classNames(lookOf(ratio, fit, corners), className)}
    />
  )
}

const looks = new Map<string, string>()

/** A page holds many pictures of a few looks, so each is worked out once. */
function lookOf(ratio: Props['ratio'], fit: Props['fit'], corners: Props['corners']): string {
  const name = `${ratio} ${fit} ${corners}`
  const look = looks.get(name) ?? `${picture({ fit, corners })} ${ratioBox({ ratio })}`
  looks.set(name, look)
  return look
}
