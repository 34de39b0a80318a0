import { readFile } from 'node:fs/promises'
import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { account, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

const REASON = 'They asked for it by email.'

test('staff add a company and an office of it, are asked about one of its name, correct it, and see what was done', async ({
  page,
  context,
  baseURL,
}) => {
  const company = `Quill ${crypto.randomUUID().slice(0, 8)}`
  const name = `${company} Fitzroy`
  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/')
  await account(page).click()
  await page.getByRole('link', { name: 'Offices', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offices' })).toBeVisible()
  await page.getByRole('link', { name: 'Companies', exact: true }).click()
  await page.getByRole('link', { name: 'Add a company' }).click()
  const newCompany = page.getByRole('form', { name: 'Add a company' })
  await newCompany.getByRole('textbox', { name: 'Name' }).fill(company)
  await newCompany.getByRole('combobox', { name: 'State' }).selectOption('Victoria')
  await newCompany.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await newCompany.getByRole('button', { name: 'Add a company' }).click()
  await expect(page.getByRole('heading', { level: 2, name: company })).toBeVisible()

  await page.goto('/admin/agency/new')
  const newOffice = page.getByRole('form', { name: 'Add an office' })
  const addOffice = async () => {
    await newOffice.getByRole('textbox', { name: 'Name' }).fill(name)
    await newOffice.getByRole('textbox', { name: 'Street address' }).fill('12 Old Street, Fitzroy, VIC 3065')
    await newOffice.getByRole('combobox', { name: 'Suburb' }).fill('Fitzroy')
    await page.getByRole('option', { name: 'Fitzroy, VIC 3065' }).click()
    await newOffice.getByRole('combobox', { name: 'Company' }).fill(company)
    await page.getByRole('option', { name: `${company}, VIC` }).click()
    await newOffice.getByRole('textbox', { name: 'Why' }).fill(REASON)
    await newOffice.getByRole('button', { name: 'Add an office' }).click()
  }
  await addOffice()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expectGoodOnPhone(page)

  await page.goto('/admin/agency/new')
  await addOffice()
  await expect(newOffice.getByText('This suburb has an office of this name already.')).toBeVisible()
  await newOffice.getByRole('link', { name: `${name}, 12 Old Street, Fitzroy, VIC 3065` }).click()
  const form = page.getByRole('form', { name: 'Save' })
  await form.getByRole('textbox', { name: /^Phone/ }).fill('03 5550 0199')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/^Say why in 5 to 500 characters/)).toBeVisible()
  await form.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await form.getByRole('button', { name: 'Save' }).click()
  const history = page.getByRole('table', { name: 'What staff did' })
  await expect(history.getByRole('row')).toHaveCount(3)
  await expect(history.getByRole('row').nth(1)).toContainText('03 5550 0199')
  await expectGoodEverywhere(page)
  const closing = page.getByRole('form', { name: 'Close the office' })
  await closing.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await closing.getByRole('button').click()
  await expect(page.getByRole('form', { name: 'Open the office again' })).toBeVisible()
  await page.getByRole('link', { name: 'See its page' }).click()
  await expect(page.getByText('This office has closed.')).toBeVisible()
  await page.goBack()
  const opening = page.getByRole('form', { name: 'Open the office again' })
  await opening.getByRole('textbox', { name: 'Why' }).fill(REASON)
  await opening.getByRole('button').click()
  await expect(closing).toBeVisible()
  const merging = page.getByRole('form', { name: 'Merge it into another' })
  await expect(merging.getByText('This moves 0 listings')).toBeVisible()
  await merging.getByRole('combobox', { name: 'Into which office' }).fill('nothing is called this')
  await expect(page.getByText('No open office’s name begins with this.')).toBeVisible()
  await page.getByRole('link', { name: 'See its page' }).click()
  await expect(page.getByText(name).first()).toBeVisible()

  await openWithSession(page, '/admin/agency')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Name', exact: true }).fill(company)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const table = page.getByRole('table', { name: 'Offices' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectGoodEverywhere(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a spreadsheet (CSV)' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(name)
  await table.getByRole('link', { name: company, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: company })).toBeVisible()
  await page.getByRole('link', { name: 'Its offices' }).click()
  await expect(page).toHaveURL(/companyNumber=\d+$/)
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText(name)
})
