import { everyPartWorks, openAfterLoad } from './support/after-load.ts'
import { OWN_PASSWORD, someone } from './support/collection-members.ts'
import { authWindow } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const PLACE = '/battery-point-tas-7004'

test('a place is followed by who was asked to sign in, on its page and its profile, and no longer', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const follower = await someone(browser, baseURL, 'Mona')
  await follower.context.close()
  const follow = page.getByRole('button', { name: 'Follow Battery Point', exact: true })

  await test.step('what was wanted outlives signing in', async () => {
    await openAfterLoad(page, PLACE)
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    await follow.click()
    await authWindow(page).getByLabel('Email').fill(follower.email)
    await authWindow(page).getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
    await authWindow(page).getByLabel('Password', { exact: true }).press('Enter')
    await authWindow(page).getByRole('button', { name: 'Continue' }).click()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await expect(follow).toHaveText('Following')
    await expectAccessible(page)
  })

  await test.step('its profile knows, and ends it', async () => {
    await page.goto(`/suburb-profile${PLACE}`)
    await everyPartWorks(page)
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await everyPartWorks(page)
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
  })
})
