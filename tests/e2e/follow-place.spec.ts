import { everyPartWorks, openAfterLoad } from './support/after-load.ts'
import { asMember, OWN_PASSWORD, someone } from './support/collection-members.ts'
import { authWindow, haveSession, openWithSession } from './support/members.ts'
import { decide } from './support/moderation.ts'
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

test('what somebody else asks at a followed place is told there once staff have published it', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const follower = await someone(browser, baseURL, 'Nils')
  const asker = await someone(browser, baseURL, 'Olga')
  const title = `Does the ferry run on Sundays? ${Date.now()}`
  let postId = ''

  await test.step('one follows the place', async () => {
    const followed = await follower.context.request.post(`/api${PLACE}/follow`, {
      headers: await asMember(follower.context),
    })
    expect(await followed.json()).toMatchObject({ isFollowing: true })
  })

  await test.step('the other asks, which is held for staff', async () => {
    const asked = await asker.context.request.post(`/api${PLACE}/questions/ask`, {
      headers: await asMember(asker.context),
      data: { title, idempotencyKey: `key-of-${asker.username}-question` },
    })
    const written = await asked.json()
    expect(written.status).toBe('held')
    postId = String(written.postId)
    await openAfterLoad(follower.page, '/following')
    await expect(follower.page.getByText('Nothing yet.')).toBeVisible()
  })

  await test.step('staff publish it, and the follower reads of it', async () => {
    const office = await browser.newContext({ baseURL })
    await haveSession(office, baseURL ?? '', 'stella')
    const staff = await office.newPage()
    await openWithSession(staff, `/admin/moderation/${postId}`)
    await decide(staff, 'Publish', 'Nothing speaks against it.')
    await office.close()
    await follower.page.reload()
    await everyPartWorks(follower.page)
    await expect(follower.page.getByRole('link', { name: title })).toHaveCount(1)
    await expectAccessible(follower.page)
    await follower.page.getByRole('link', { name: title }).click()
    await expect(follower.page.getByRole('heading', { name: title })).toBeVisible()
  })

  await follower.context.close()
  await asker.context.close()
})
