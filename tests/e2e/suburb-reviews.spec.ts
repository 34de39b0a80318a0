import sharp from 'sharp'
import { everyPartWorks, openAfterLoad } from './support/after-load.ts'
import { OWN_PASSWORD, someone } from './support/collection-members.ts'
import { authWindow, haveSession, openWithSession } from './support/members.ts'
import { decide } from './support/moderation.ts'
import { expect, expectAccessible, leaveMapsOut, test } from './support/test.ts'

const mountain = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#456' } })
    .png()
    .toBuffer()

const PROFILE = '/suburb-profile/hobart-tas-7000'

test('suburbs are ranked by what matters, and one is reviewed: kept over a reload, sent after signing in, found helpful and changed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  // In every run, for what says nearly the same as a post of somebody else is held.
  const stamp = Date.now()
  const title = `Home since ${stamp}`
  const author = await someone(browser, baseURL, 'Ines')
  let postId = ''

  await test.step('the ranking leads to the profile of the best suburb', async () => {
    await openAfterLoad(page, '/where-to-live?state=tas')
    await page.getByRole('navigation', { name: 'What matters to you' }).getByRole('link', { name: 'Quiet' }).click()
    await expect(page).toHaveURL('/where-to-live?state=tas&topic=quiet')
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^1\. / }).click()
    await expect(page).toHaveURL(/\/suburb-profile\/[a-z-]+-tas-\d{4}$/)
    await expect(page.getByText(/^Ranked \d+ of \d+ reviewed suburbs in Tasmania$/)).toBeVisible()
  })

  await test.step('homes that are searched come with what locals say of the place', async () => {
    await page.goto('/for-sale/hobart-tas-7000/real-estate')
    await page.getByRole('heading', { name: 'What locals say' }).scrollIntoViewIfNeeded()
    await expect(page.locator('h3').getByRole('link', { name: 'Hobart, TAS 7000', exact: true })).toHaveAttribute(
      'href',
      PROFILE,
    )
  })

  await test.step('the best around the visitor are found when they ask for them', async () => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: -42.88, longitude: 147.33 })
    await openAfterLoad(page, '/where-to-live')
    await page.getByRole('button', { name: 'Best suburbs near me' }).click()
    await expect(page.getByRole('heading', { name: 'Best rated within 15 km of you' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the page of a place leads to the open form', async () => {
    await openAfterLoad(page, '/hobart-tas-7000')
    await page.getByRole('link', { name: 'Know Hobart? Say what it’s like to live there' }).click()
    await expect(page).toHaveURL(`${PROFILE}#review`)
    await expect(page.getByLabel('How do you know it?')).toBeInViewport()
  })

  await test.step('what is missing is named, and what was typed is there after a reload', async () => {
    await openAfterLoad(page, PROFILE)
    const opener = page.getByRole('button', { name: 'Review Hobart' })
    await opener.click()
    await expect(page.getByLabel('How do you know it?')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole('button', { name: 'Publish review' }).click()
    await expect(page.getByRole('group', { name: 'What needs to be put right' })).toBeFocused()
    await page.getByLabel('Title').fill(title)
    await page
      .getByLabel('Your review')
      .fill(`From number ${stamp} you see the mountain, from ${stamp + 1} the harbour, from ${stamp + 2} both.`)
    await page.getByRole('textbox', { name: 'Pros' }).fill('The mountain\nThe market')
    await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
    await page.reload()
    await everyPartWorks(page)
    await page.getByRole('button', { name: 'Continue your review' }).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByRole('group', { name: /^Photos/ })).toContainText('Log in to add photos.')
    await expectAccessible(page)
  })

  await test.step('it goes out once its author is there', async () => {
    await page.getByRole('button', { name: 'Publish review' }).click()
    await authWindow(page).getByLabel('Email').fill(author.email)
    await authWindow(page).getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
    const sent = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/graphql') && (await response.text()).includes('"writeLocationReview":{'),
    )
    await authWindow(page).getByLabel('Password', { exact: true }).press('Enter')
    postId = /#post-(\d+)/.exec(await (await sent).text())?.[1] ?? ''
    await expect(page.getByText('Thank you. Our staff read it before it is published.')).toBeVisible()
    await authWindow(page).getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('staff publish the first words of somebody new', async () => {
    const office = await browser.newContext({ baseURL })
    await haveSession(office, baseURL ?? '', 'stella')
    const staff = await office.newPage()
    await openWithSession(staff, `/admin/moderation/${postId}`)
    await decide(staff, 'Publish', 'Nothing speaks against it.')
    await office.close()
  })

  await test.step('somebody else finds it helpful, without a connection at first', async () => {
    const context = await browser.newContext({ baseURL })
    await leaveMapsOut(context)
    await context.addInitScript(() => localStorage.setItem('trackingConsent', JSON.stringify('refused')))
    await haveSession(context, baseURL ?? '', 'omar')
    const other = await context.newPage()
    await openWithSession(other, `${PROFILE}?sort=newest`)
    const helpful = other.getByRole('button', { name: `Helpful: “${title}”` })
    await everyPartWorks(other)
    await other.waitForLoadState('networkidle')
    await context.setOffline(true)
    await helpful.click()
    await expect(helpful).toHaveText('Helpful (1)')
    await expect(other.getByText('Kept on this device. We’ll send it when you’re back online.')).toBeVisible()
    await context.setOffline(false)
    const isKept = () => other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('outbox:')))
    await expect.poll(isKept).toBe(false)
    await other.reload()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(helpful).toHaveText('Helpful (1)')
    await context.close()
  })

  await test.step('its author changes it and adds a photo, which is there after a reload', async () => {
    const review = page.getByRole('article').filter({ hasText: title })
    const change = review.getByRole('button', { name: 'Change', exact: true })
    await page.goto(`${PROFILE}?sort=newest`)
    await everyPartWorks(page)
    await change.click()
    await page.getByRole('textbox', { name: 'Cons' }).fill('Short summers')
    await page.getByLabel('Photo files').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
      { name: 'mountain.png', mimeType: 'image/png', buffer: await mountain() },
    ])
    await expect(page.getByText('We couldn’t read “notes.txt” as a photo.')).toBeVisible()
    await page.getByLabel('What photo 1 shows').fill('The mountain at dusk')
    await page.reload()
    await everyPartWorks(page)
    await change.click()
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('The mountain at dusk')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(review).toContainText('Cons: Short summers')
  })

  await test.step('its photo is seen without JavaScript', async () => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(`${PROFILE}?sort=newest`)
    const photo = reader
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('img', { name: 'The mountain at dusk' })
    await photo.scrollIntoViewIfNeeded()
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await context.close()
  })
})
