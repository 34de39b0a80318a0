import { expect, test } from './support/test.ts'

test.describe('with the position shared', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -37.766, longitude: 144.962 } })

  test('a visitor sees the homes of the suburb they are in', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Homes near me' }).click()
    await expect(page).toHaveURL(/\/for-sale\/brunswick[a-z-]*-vic-30\d\d\/real-estate$/)
  })
})

test.describe('far from any suburb', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 0, longitude: 0 } })

  test('a visitor is told so and can type a suburb instead', async ({ page, expectComplaint }) => {
    expectComplaint(/404/)
    await page.goto('/')
    await page.getByRole('button', { name: 'Homes near me' }).click()
    await expect(page.getByRole('status')).toHaveText('We could not find a suburb where you are. Type one instead.')
  })
})
