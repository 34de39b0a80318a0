const replaced = new WeakMap<HTMLImageElement, { src: string; srcset: string }>()

/**
 * A ref for pictures of which the browser chooses the file by the width at which they stand. A picture that is hidden or removed stands
 * nowhere, and Chromium then asks for its widest file (https://github.com/whatwg/html/issues/12712): until it is shown again, the
 * one that came is its only one.
 */
export function keepLoadedFile(picture: HTMLImageElement): () => void {
  // What React gave it meanwhile stays.
  if (picture.srcset === '') Object.assign(picture, replaced.get(picture))
  return () => {
    const { currentSrc, src, srcset } = picture
    if (currentSrc === '' || srcset === '') return
    replaced.set(picture, { src, srcset })
    Object.assign(picture, { src: currentSrc, srcset: '' })
  }
}
