import { expect, test } from './support/test.ts'

/** Stands for the browser's own window, which asks whether to install. */
const offerInstallation = (outcome: 'accepted' | 'dismissed') => {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => {
      document.documentElement.dataset['prompted'] = 'true'
      return Promise.resolve()
    },
    userChoice: Promise.resolve({ outcome }),
  })
  window.dispatchEvent(offer)
  return offer.defaultPrevented
}

test('the badges of the footer lead to the app, which can be installed, and has the steps for who declines or gets no offer', async ({
  page,
  request,
}) => {
  await page.goto('/')
  expect(await page.evaluate(offerInstallation, 'accepted' as const)).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get the app for Android' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Homely app')
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Homely is installed.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0)

  await page.goto('/app')
  await expect(page.getByText('Find your device below')).toBeVisible()
  for (const device of ['iPhone and iPad', 'Android phones and tablets', 'Mac'])
    await expect(page.getByRole('heading', { name: device, exact: true })).toBeVisible()
  await page.evaluate(offerInstallation, 'dismissed' as const)
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not installed.' })).toBeVisible()

  await test.step('nothing is missing in its manifest, and each picture is small and as large as it says', async () => {
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    const found = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
    expect(found).toEqual([])
    const { errors, data } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '{}')
    expect(manifest).toMatchObject({ id: '/', name: 'Homely', start_url: '/', display: 'standalone' })
    expect(manifest.screenshots.map((each: { form_factor: string }) => each.form_factor).sort()).toEqual([
      'narrow',
      'narrow',
      'wide',
    ])

    const answer = await request.get('/site.webmanifest')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { icons, screenshots } = await answer.json()
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const response = await request.get(src)
      expect(response.status()).toBe(200)
      expect((await response.body()).length).toBeLessThan(60_000)
      const measured = await page.evaluate(async (source) => {
        const image = new Image()
        image.src = source
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(measured).toBe(sizes)
    }
    for (const src of ['/apple-touch-icon.png', '/site-image.jpg'])
      expect((await request.get(src)).status(), src).toBe(200)
  })
})
