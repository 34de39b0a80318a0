import { expectGoodEverywhere } from './support/looks.ts'
import { haveSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const ADDRESS = `<address display="yes"><streetNumber>12</streetNumber><street>Smith Street</street>
  <suburb>Fitzroy</suburb><state>VIC</state><postcode>3065</postcode></address>`

/** One listing that is good, and one that says not what it is called; of an agency that nobody else sends. */
const feedOf = (stamp: string) => `<?xml version="1.0" encoding="utf-8"?>
<propertyList>
<residential modTime="2026-01-10-10:00:00" status="current">
  <agentID>JOURNEY${stamp}</agentID><uniqueID>H${stamp}</uniqueID>${ADDRESS}
  <headline>A terrace with a garden</headline><description>Two bedrooms and a garden to the north.</description>
  <price display="yes">900000</price><category name="Terrace"/>
  <features><bedrooms>2</bedrooms><bathrooms>1</bathrooms></features>
</residential>
<residential modTime="2026-01-10-10:00:00" status="current"><agentID>JOURNEY${stamp}</agentID></residential>
</propertyList>`

test('a principal makes a key, sends a file after a lost connection, and reads why a listing was refused', async ({
  page,
  context,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  const stamp = String(Date.now())
  const name = `Software ${stamp}`

  await test.step('the page is for agencies', async () => {
    await page.goto('/agent-centre/multiloader')
    await expect(page.getByText('Log in as a principal of your agency')).toBeVisible()
    await haveSession(context, baseURL ?? '', 'lena')
    await page.goto('/agent-centre/multiloader')
    await expect(page.getByText('The multiloader is for agencies.')).toBeVisible()
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('member'))
  })

  await haveSession(context, baseURL ?? '', 'agnes')
  await page.goto('/agent-centre/multiloader')
  await expect(page.getByRole('heading', { level: 1, name: /^Multiloader of / })).toBeVisible()

  await test.step('a key is shown once, and revoked after a question', async () => {
    await page.getByRole('button', { name: 'Make a key' }).click()
    await expect(page.getByLabel('What it’s for')).toHaveAccessibleDescription(/Say what the key is for\./)
    await page.getByLabel('What it’s for').fill(name)
    await page.getByRole('button', { name: 'Make a key' }).click()
    await expect(page.getByLabel(`The key “${name}”`)).toHaveValue(/^hfk_[\w-]{43}$/)
    await expect(page.getByText('curl -X POST')).toBeVisible()
    await expectGoodEverywhere(page)
    await page.getByRole('button', { name: `Revoke “${name}”` }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: `Revoke “${name}”` }).click()
    await page.getByRole('button', { name: 'Revoke for good' }).click()
    await expect(page.getByRole('button', { name: 'Revoke for good' })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Make a key' })).toBeVisible()
    await expect(page.getByLabel(`The key “${name}”`)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Revoke “${name}”` })).toHaveCount(0)
  })

  const choose = (fileName: string) =>
    page
      .getByLabel('File of listings')
      .setInputFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from(feedOf(stamp)) })
  await choose('listings.csv')
  await expect(page.getByText('Choose an XML file, or a zip')).toBeVisible()
  await choose(`journey-${stamp}.xml`)

  let isLost = true
  await page.route('**/rest/feeds/reaxml**', async (route) => {
    if (!isLost) return route.continue()
    isLost = false
    return route.abort()
  })
  await page.getByRole('button', { name: 'Send the file' }).click()
  await expect(page.getByText('The connection was lost while the file was being sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Done: 2 listings read, 1 refused.').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: `journey-${stamp}.xml` })).toContainText('Published 1 · Refused 1')
  await expectGoodEverywhere(page)

  await page.getByRole('link', { name: 'Open the report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `journey-${stamp}.xml` })).toBeVisible()
  const results = page.getByRole('list', { name: 'What became of the listings' }).getByRole('listitem')
  await expect(results).toHaveCount(2)
  await expect(results.first().getByRole('link', { name: '12 Smith Street, Fitzroy' })).toBeVisible()
  await page.getByRole('link', { name: 'Refused 1' }).click()
  await expect(results).toHaveCount(1)
  await expect(results.first()).toContainText('Line 10, residential: The listing has no uniqueID.')
  await expectGoodEverywhere(page)
})
