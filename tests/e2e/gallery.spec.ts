import type { Page } from '@playwright/test'
import type { GalleryCounts } from '#machines/gallery/gallery.machine.ts'
import { type GalleryEvent, galleryPaths } from '../support/gallery-model.ts'
import { eachEventAndState, tours } from '../support/machine-paths.ts'
import { findListing, findListingWithEverything } from './support/find-listing.ts'
import { expect, test } from './support/test.ts'

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures of / })
const sectionNames = { photos: 'Photos', floorPlans: 'Floor plan', videos: 'Video', tours: 'Virtual tour' }

/** How a visitor causes each event of the machine. */
async function cause(page: Page, event: GalleryEvent) {
  const keys: Record<string, string> = {
    'next.pressed': 'ArrowRight',
    'previous.pressed': 'ArrowLeft',
    'first.pressed': 'Home',
    'last.pressed': 'End',
    'viewer.dismissed': 'Escape',
  }
  const key = keys[event.type]
  if (key) return page.keyboard.press(key)
  if (event.type === 'picture.opened')
    return page.locator(`[data-section=${event.section}][data-index="${event.index}"]:visible`).first().click()
  if (event.type === 'section.chosen')
    return viewer(page).getByRole('button', { name: sectionNames[event.section], exact: true }).click()
  if (event.type === 'picture.reached') await swipeTo(page, event.index)
}

const track = (page: Page) => viewer(page).getByRole('group', { name: /^(?:Photos|Floor plan)$/ })

/** Where the browser's own scrolling comes to rest after a swipe. */
const swipeTo = (page: Page, place: number) =>
  track(page).evaluate(async (element, index) => {
    // A hand begins after the picture before has taken its place, which is a frame after its number is shown.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    element.scrollTo({ left: index * element.clientWidth })
  }, place)

async function expectState(page: Page, key: string) {
  const [, value, counts, section, index] =
    /^"(\w+)" \{"counts":(\{.*?\}),"section":"(\w+)","index":(\d+)\}$/.exec(key) ?? []
  if (value === 'closed') return expect(viewer(page)).toBeHidden()
  // The keys were written by the model from exactly these types.
  const name = section as keyof GalleryCounts
  const total = (JSON.parse(counts ?? '{}') as GalleryCounts)[name]
  await expect(viewer(page).getByRole('status')).toHaveText(`${Number(index) + 1} of ${total}`)
  await expect(viewer(page).getByRole('button', { name: sectionNames[name], exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  if (!['photos', 'floorPlans'].includes(name)) return
  const placeOfTrack = () => track(page).evaluate((element) => element.scrollLeft / element.clientWidth)
  await expect.poll(placeOfTrack).toBeCloseTo(Number(index), 2)
}

/** Pictures of one section behave alike, whichever of them is shown. */
const stateOf = (key: string) =>
  key.startsWith('"closed"') ? 'closed' : (/"section":"(\w+)"/.exec(key)?.[1] ?? 'nowhere')

test('each event reaches the viewer, and each section of it is shown', async ({ page, request }) => {
  test.slow()
  const { listing, counts } = await findListingWithEverything(request)
  await page.goto(listing.canonicalUri)
  const paths = galleryPaths(counts)
  const wanted = eachEventAndState(paths, { eventName: (event) => JSON.stringify(event), stateName: stateOf })
  for (const { name, event, target } of tours(paths, { wanted, longest: paths.length * 3 }).flat()) {
    await test.step(name, async () => {
      await cause(page, event)
      await expectState(page, target)
    })
  }
})

test('the viewer holds the focus, and is led by keys, buttons and thumbnails', async ({ page, request, context }) => {
  const listing = await findListing(request, { searchMode: 'buy' }, ({ media }) => media.photoCount >= 5)
  await page.goto(listing.canonicalUri)

  await test.step('the focus starts inside, stays inside, and goes back to the picture that was pressed', async () => {
    const second = page.getByRole('link', { name: /^Photo 2 of / }).first()
    await second.click()
    await expect(viewer(page).getByRole('status')).toHaveText(/^2 of /)
    await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused()
    for (let times = 0; times < 12; times += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
    await expect(second).toBeFocused()
  })

  await test.step('the picture, its neighbours and the counter follow keys, buttons and thumbnails', async () => {
    await page.getByRole('button', { name: /^All \d+ photos$/ }).click()
    await expect(viewer(page)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await viewer(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(viewer(page).getByRole('status')).toHaveText(/^3 of /)
    const photos = viewer(page).getByRole('group', { name: 'Photos' })
    await expect.poll(() => photos.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(2)
    const loads = await photos
      .locator('img')
      .evaluateAll((images) => images.slice(0, 5).map((image) => image.getAttribute('loading')))
    expect(loads).toEqual(['lazy', 'eager', 'eager', 'eager', 'lazy'])
    await viewer(page)
      .getByRole('button', { name: /^5 of / })
      .click()
    await expect(viewer(page).getByRole('status')).toHaveText(/^5 of /)
    await expect(viewer(page).getByRole('button', { name: /^5 of / })).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
  })

  await test.step('a press with a modifier key is left to the browser: a new tab with the picture', async () => {
    const opened = context.waitForEvent('page')
    await page
      .getByRole('link', { name: /^Photo 1 of / })
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL(/\/images\//)
    await expect(viewer(page)).toBeHidden()
  })
})
