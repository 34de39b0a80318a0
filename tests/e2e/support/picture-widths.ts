import type { Page } from '@playwright/test'

type Picture = { came: number; stands: number; source: string }

/** The pictures of a page that are shown: the width of the file that came, and the width at which it stands, in pixels. */
export function pictureWidths(page: Page): Promise<Picture[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.currentSrc !== '' && image.checkVisibility())
      .map((image) => ({
        came: Number(/width=(\d+)/.exec(image.currentSrc)?.[1]),
        stands: Math.floor(image.getBoundingClientRect().width),
        source: image.currentSrc,
      })),
  )
}
