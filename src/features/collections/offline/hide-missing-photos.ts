/** Hides the signs that browsers put in the place of photos that did not come, until they are wanted again; returns how to bring them back. */
export function hideMissingPhotos(root: Document): () => void {
  const hidden = new Set<HTMLImageElement>()
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden'
    hidden.add(image)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) hide(target)
  }
  root.addEventListener('error', onError, true)
  for (const image of root.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') hide(image)
  return () => {
    root.removeEventListener('error', onError, true)
    for (const image of hidden) {
      image.style.visibility = ''
      // Asks for it again.
      const { src } = image
      image.src = src
    }
  }
}
