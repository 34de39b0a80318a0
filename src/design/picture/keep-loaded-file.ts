type Sources = { src: string; srcset: string }

const replaced = new WeakMap<HTMLImageElement, Sources>()

/**
 * A ref for pictures of which the browser chooses the file by the width at which they stand. A picture that is hidden or removed stands
 * nowhere, and Chromium then asks for its widest file (https://github.com/whatwg/html/issues/12712): until it is shown again, the
 * one that came is its only one.
 */
export function keepLoadedFile(picture: HTMLImageElement): () => void {
  const before = replaced.get(picture)
  if (before) {
    replaced.delete(picture)
    Object.assign(picture, before)
  }
  return () => {
    const { currentSrc, src, srcset } = picture
    if (currentSrc === '' || srcset === '') return
    replaced.set(picture, { src, srcset })
    picture.src = currentSrc
    picture.removeAttribute('srcset')
  }
}
