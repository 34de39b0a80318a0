import type { Page } from '@playwright/test'
import { collectionOf, longCollectionOf, mailedTo, someone } from './support/collection-members.ts'
import { account, focusWindow, openWithSession } from './support/members.ts'
import { windowIsGone } from './support/after-load.ts'
import { pictureWidths } from './support/picture-widths.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const listing = (page: Page, index: number) =>
  page.getByRole('list', { name: 'Homes' }).locator(':scope > li').nth(index)

test('a collection: made, renamed, published, deleted and brought back', async ({ browser, baseURL }) => {
  test.slow()
  const { page, context } = await someone(browser, baseURL, 'Alma')

  await test.step('it is named where the collections are', async () => {
    await openWithSession(page, '/collections')
    await expect(page.getByText('You have no collections yet.')).toBeVisible()
    await page.getByRole('button', { name: 'New collection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByLabel('Name').fill('<b>Near</b> the school')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('link', { name: '<b>Near</b> the school' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '<b>Near</b> the school' })).toBeVisible()
    await expect(page.getByText('No homes in here yet.')).toBeVisible()
  })

  await test.step('it is renamed where its name stands, and its path follows', async () => {
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Name').fill('By the river')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible()
    await expect(page).toHaveURL(/\/by-the-river$/)
    await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
  })

  await test.step('shared while it is private, it says who can open it, and hands no link out before it is public', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this collection' })
    await expect(dialog).toContainText('Only you can open this.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Invite people' }).click()
    await expect(page.getByRole('textbox', { name: 'Email addresses' })).toBeVisible()
    await page.keyboard.press('Escape')
    await account(page).click()
    await page.getByRole('button', { name: 'Share...' }).click()
    await dialog.getByRole('button', { name: 'Let anyone with the link read it' }).click()
    await expect(page.getByRole('dialog', { name: 'Share', exact: true })).toContainText('/by-the-river')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Anyone with the link can read this collection.')).toBeVisible()
    await page.getByRole('button', { name: 'People and settings' }).click()
    await page.getByRole('checkbox', { name: /^Anyone with the link can read it/ }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Only you and the people you invite can see this collection.')).toBeVisible()
  })

  await test.step('it is published and private again', async () => {
    await page.getByRole('button', { name: 'People and settings' }).click()
    const publish = page.getByRole('checkbox', { name: /^Anyone with the link can read it/ })
    await publish.click()
    await expect(publish).toBeChecked()
    await publish.click()
    await expect(publish).not.toBeChecked()
  })

  await test.step('it is deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Delete collection' }).click()
    await page.getByRole('button', { name: 'Undo “By the river”' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible()
  })
  await context.close()
})

test('two choose together: invited by mail, accepted, both like a home, and each sees what the other does', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const owner = await someone(browser, baseURL, 'Bruno')
  const guest = await someone(browser, baseURL, 'Cleo')
  const other = await someone(browser, baseURL, 'Dora')
  const { path } = await collectionOf(owner, 'Our homes', 3)

  await test.step('an address that is none keeps what was typed; a good one gets a mail', async () => {
    const { page } = owner
    await openWithSession(page, path)
    await page.getByRole('button', { name: 'People and settings' }).click()
    const field = page.getByRole('textbox', { name: 'Email addresses' })
    await field.fill(`${guest.email}, cleo`)
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(page.getByText('“cleo” isn’t an email address.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'People and settings' }).click()
    await expect(field).toHaveValue(`${guest.email}, cleo`)
    await field.fill(guest.email)
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(page.getByText('The invitation is on its way.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Take back the invitation to ${guest.email}` })).toBeVisible()
    await expect(field).toHaveValue('')
  })

  const invitation = await mailedTo(guest.email, /https?:\/\/[^/\s]+(\/collections\/invitation\/\S+)/)

  await test.step('nobody else can accept it, and nobody else sees the collection', async () => {
    await openWithSession(other.page, invitation)
    await expect(other.page.getByText('This invitation was sent to another email address')).toBeVisible()
    await expect(other.page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
    await openWithSession(other.page, path)
    await expect(other.page.getByText('There’s no collection here that you can see')).toBeVisible()
  })

  await test.step('the one who was invited accepts it', async () => {
    const { page } = guest
    await openWithSession(page, '/collections')
    await expect(page.getByRole('heading', { name: 'Our homes' })).toBeVisible()
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Collections 1 invitation' })).toBeVisible()
    await page.goto(invitation)
    await page.getByRole('button', { name: 'Accept “Our homes”' }).click()
    await expect(header.getByRole('link', { name: 'Collections', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Open the collection' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our homes' })).toBeVisible()
    await expect(page.getByText('3 homes · By Bruno Reed with Cleo Reed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0)
  })

  await test.step('what one says of a home the other sees, and what both like is said', async () => {
    await listing(guest.page, 0).getByRole('button', { name: 'Like', exact: true }).click()
    await listing(guest.page, 0).getByRole('button', { name: 'Comment' }).click()
    await guest.page.getByLabel('Your comment').fill('The garden!')
    await guest.page.reload()
    await expect(guest.page.getByLabel('Your comment')).toHaveValue('The garden!')
    await listing(guest.page, 0).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(listing(guest.page, 0)).toContainText('You say: The garden!')
    await expect(listing(guest.page, 0).getByText('Saving…')).toHaveCount(0)

    await owner.page.keyboard.press('Escape')
    await focusWindow(owner.page)
    await expect(listing(owner.page, 0)).toContainText('Cleo Reed likes it: The garden!')
    await listing(owner.page, 0).getByRole('button', { name: 'Like', exact: true }).click()
    await expect(listing(owner.page, 0)).toContainText('You both like it')
    await focusWindow(guest.page)
    await expect(listing(guest.page, 0)).toContainText('You both like it')
  })

  await test.step('a note is nobody else’s', async () => {
    await listing(owner.page, 0).getByText('Your note').click()
    await listing(owner.page, 0).getByLabel('Note').fill('Ask about the roof')
    await owner.page.reload()
    await listing(owner.page, 0).getByText('Your note: not saved yet').click()
    await expect(listing(owner.page, 0).getByLabel('Note')).toHaveValue('Ask about the roof')
    await listing(owner.page, 0).getByRole('button', { name: 'Save note' }).click()
    await expect(listing(owner.page, 0).getByText('Saving…')).toHaveCount(0)
    await guest.page.reload()
    await expect(listing(guest.page, 0)).toContainText('You both like it')
    await expect(guest.page.getByText('Ask about the roof')).toHaveCount(0)
    await owner.page.reload()
    await expect(listing(owner.page, 0)).toContainText('Your note: Ask about the roof')
  })

  await test.step('what was typed of a note that changed elsewhere meanwhile is shown beside that, also after a reload', async () => {
    await listing(owner.page, 0).getByText('Your note: Ask about the roof').click()
    await listing(owner.page, 0).getByLabel('Note').fill('Ask about the roof and the tram')
    const elsewhere = await owner.context.newPage()
    await elsewhere.goto(path)
    await listing(elsewhere, 0).getByText('Your note: Ask about the roof').click()
    await listing(elsewhere, 0).getByLabel('Note').fill('The roof is new')
    await listing(elsewhere, 0).getByRole('button', { name: 'Save note' }).click()
    await expect(listing(elsewhere, 0).getByText('Saving…')).toHaveCount(0)
    await elsewhere.close()
    await owner.page.reload()
    await listing(owner.page, 0).getByText('Your note: The roof is new · not saved yet').click()
    await listing(owner.page, 0).getByRole('button', { name: 'Save note' }).click()
    const both = listing(owner.page, 0).getByRole('alert')
    await expect(both).toContainText('YoursAsk about the roof and the tram')
    await expect(both).toContainText('The other oneThe roof is new')
    await both.getByRole('button', { name: 'Keep yours' }).click()
    await expect(both).toHaveCount(0)
    await expect(listing(owner.page, 0).getByText('Saving…')).toHaveCount(0)
    await owner.page.reload()
    await expect(listing(owner.page, 0)).toContainText('Your note: Ask about the roof and the tram')
  })

  await test.step('a home that one removes keeps its place with the other, and can be put back', async () => {
    await listing(guest.page, 1)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(listing(guest.page, 1)).toContainText('isn’t in this collection any more.')
    await focusWindow(owner.page)
    await expect(listing(owner.page, 1)).toContainText('isn’t in this collection any more.')
    await listing(guest.page, 1).getByRole('button', { name: 'Put it back' }).click()
    await expect(listing(guest.page, 1)).not.toContainText('isn’t in this collection any more.')
  })

  await test.step('whoever was invited leaves, and sees it no more', async () => {
    await guest.page.getByRole('button', { name: 'People and settings' }).click()
    await guest.page.getByRole('button', { name: 'Leave this collection' }).click()
    await expect(guest.page.getByText('You’ve left this collection.')).toBeVisible()
    await windowIsGone(guest.page)
    await guest.page.reload()
    await expect(guest.page.getByText('There’s no collection here that you can see')).toBeVisible()
  })
  for (const { context } of [owner, guest, other]) await context.close()
})

test('a public collection is read by anyone, without scripts too, and says no names but those that may be', async ({
  browser,
  baseURL,
  page,
}) => {
  test.slow()
  const owner = await someone(browser, baseURL, 'Edda')
  const { path, addresses } = await collectionOf(owner, 'For everyone', 3, true)
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const reader = await plain.newPage()
  const answer = await reader.goto(path.replace('for-everyone', 'another-name'))
  expect([answer?.status(), new URL(reader.url()).pathname]).toEqual([200, path])
  await expect(reader.getByRole('heading', { level: 1, name: 'For everyone' })).toBeVisible()
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(reader.getByRole('heading', { level: 2 }).first()).toHaveText(addresses[0] ?? '')

  await page.goto(path)
  await expect(page.getByText('3 homes · By Edda Reed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  // The one with the widest pictures last: Chromium shows a wider one that it has, and complains of the preloaded one.
  for (const width of [360, 1280, 690]) {
    await page.setViewportSize({ width, height: 4000 })
    await page.reload()
    await expect(page.locator('main li article img')).toHaveCount(3)
    // No width is looked for, so what the page says of it has to be true.
    await expect.poll(async () => (await pictureWidths(page)).length).toBe(3)
    const tooNarrow = async () => (await pictureWidths(page)).filter(({ came, stands }) => came < stands)
    await expect.poll(tooNarrow).toEqual([])
  }

  await test.step('a long one goes on at an address of its own', async () => {
    const long = await longCollectionOf(owner, 51)
    await reader.goto(long)
    await expect(reader.locator('main li article')).toHaveCount(50)
    await reader.getByRole('navigation', { name: 'Pages of homes' }).getByRole('link', { name: 'Next' }).click()
    await expect(reader).toHaveURL(`${long}?page=2`)
    await expect(reader.locator('main li article')).toHaveCount(1)
    expect((await reader.goto(`${long}?page=3`))?.status()).toBe(404)
    await expect(reader.getByText('This collection has no homes on this page.')).toBeVisible()
  })
  for (const context of [owner.context, plain]) await context.close()
})

test('a collection is read while the pointer rests on its link; its homes stand side by side, measured to a place of one’s own, and print on one page', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const owner = await someone(browser, baseURL, 'Finn')
  const { page } = owner
  const { path, addresses } = await collectionOf(owner, 'To compare', 4)

  await test.step('it is read ahead, and there as soon as it is opened', async () => {
    await openWithSession(page, '/collections')
    const link = page.locator(`a[href="${path}"]`).first()
    const answered = () => page.waitForResponse((response) => response.url().endsWith('/graphql'))
    await page.waitForLoadState('networkidle')
    const both = Promise.all([answered(), page.waitForResponse('**/assets/member-collection-*.js')])
    await link.hover()
    await both
    await page.waitForLoadState('networkidle')
    await page.route('**/graphql', () => {})
    await link.click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(addresses[0] ?? '')
    await expect(page.getByRole('button', { name: 'Like', exact: true }).first()).toBeVisible()
    await page.unroute('**/graphql')
  })

  await openWithSession(page, path)
  const compare = page.getByRole('checkbox', { name: /^Compare/ })
  for (const index of [0, 1, 2, 3]) await compare.nth(index).check()
  await page.getByRole('link', { name: 'Compare 4 homes' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expect(table.getByRole('rowheader', { name: /^Price/ }).first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Distance to a place' }).fill('Fitzroy')
  await page
    .getByRole('option', { name: /^Fitzroy, VIC/ })
    .first()
    .click()
  await expect(table.getByRole('rowheader', { name: /^To Fitzroy/ })).toBeVisible()
  await expect(
    table
      .getByRole('row', { name: /^To Fitzroy/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/km/)

  const rows = await table.getByRole('row').count()
  await page.getByRole('checkbox', { name: 'Only what differs' }).check()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows)
  await page.getByRole('checkbox', { name: 'Only what differs' }).uncheck()
  await expectAccessible(page)

  const pdf = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1')
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1')
  await owner.context.close()
})
