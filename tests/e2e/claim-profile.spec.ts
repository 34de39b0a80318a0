import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { mailedTo, someone } from './support/collection-members.ts'
import { expectGoodEverywhere, expectGoodOnScreen } from './support/looks.ts'
import { haveSession } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Found = { username: string; name: string }

/** An agent whom nobody manages. */
async function unmanaged(page: Page, query: string): Promise<Found> {
  const text = `query Find($query: String!) {
    claimableAgents(query: $query) { officeEmailHint agent { username name isClaimed } } }`
  const answer = await page.request.post('/graphql', { data: { query: text, variables: { query } } })
  const { data } = await answer.json()
  const found = data.claimableAgents.find(
    (each: { officeEmailHint: string | null; agent: { isClaimed: boolean } }) =>
      each.officeEmailHint !== null && !each.agent.isClaimed,
  )
  expect(found, `an agent called ${query} whom nobody manages`).toBeDefined()
  return { username: found.agent.username, name: found.agent.name }
}

async function choose(page: Page, { name, username }: Found) {
  await page.goto('/claim-your-agent-profile')
  await page.getByRole('link', { name: 'Find your profile' }).click()
  await page.getByRole('searchbox', { name: 'Your name, or the name of your office' }).fill(name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/agent/${username}"]`) })
  await card.getByRole('button', { name: `I’m ${name}` }).click()
  await expect(page.getByRole('form', { name: `Prove that you’re ${name}` })).toBeVisible()
}

/** Staff read a claim with a licence and refuse it. */
async function refuse(desk: Page, member: string, agent: Found): Promise<void> {
  await desk.goto('/claim-your-agent-profile/requests')
  const request = desk.getByRole('article').filter({ hasText: member })
  await expect(request).toContainText('Licence 012345L, Victoria')
  await expectGoodOnScreen(desk)
  await request.getByLabel('Reason, for the member to read').fill('This licence is of another person.')
  await request.getByRole('button', { name: /^Refuse/ }).click()
  await expect(desk.getByRole('status').filter({ hasText: `Decided: ${agent.name}.` })).toBeVisible()
}

test('an agent claims a profile with a licence that staff refuse, then by a mail to the office, and changes what it shows', async ({
  browser,
  baseURL,
  context: staff,
  page: desk,
}) => {
  test.slow()
  await haveSession(staff, baseURL ?? '', 'stella')
  const office = await browser.newPage({ baseURL })
  const { page, email } = await someone(browser, baseURL, 'Cleo')
  const claim = page.getByRole('button', { name: 'Claim this profile' })
  const agent = await unmanaged(page, 'Olivia')

  await test.step('a licence number survives a reload, and staff decide', async () => {
    await choose(page, agent)
    await page.getByRole('radio', { name: /^My licence number/ }).check()
    await claim.click()
    const number = page.getByLabel('Licence or registration number')
    await expect(number).toBeFocused()
    await number.fill('012345L')
    await page.getByLabel('State of the licence').selectOption('Victoria')
    await page.reload()
    await expect(number).toHaveValue('012345L')
    await expect(page.getByLabel('State of the licence')).toHaveValue('VIC')
    await claim.click()
    await expect(page.getByText('You’ll get an email once our staff have checked your licence.')).toBeVisible()
    await refuse(desk, email, agent)
    await mailedTo(email, /(This licence is of another person\.)/)
    await page.reload()
    await expect(page.getByRole('heading', { name: `${agent.name}: Not confirmed` })).toBeVisible()
  })

  await test.step('the office confirms by the link of a mail, once', async () => {
    await choose(page, agent)
    await page.getByRole('radio', { name: /^An email to the office/ }).check()
    await claim.click()
    await expect(page.getByText('You’ll get an email as soon as the office answers.')).toBeVisible()
    await office.goto(await linkToOffice(email))
    await expect(office.getByText(`(${email}) asks to manage the profile of ${agent.name}.`)).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Yes, give them the profile' }).click()
    await expect(office.getByText(`The profile of ${agent.name} is theirs now`)).toBeVisible()
    await office.reload()
    await expect(office.getByText('This link has been used or is too old.')).toBeVisible()
    const query = `query ($username: String!) { agentSettings(username: $username) { version } }`
    const nobody = await office.request.post('/graphql', { data: { query, variables: { username: agent.username } } })
    expect(await nobody.text()).toContain('UNAUTHENTICATED')
    await office.close()
  })

  await page.goto(await mailedTo(email, /(\/agent\/[\w.-]+\/settings)/))
  await changeSettings(page)
  await page.context().close()

  await test.step('staff say who is a principal of an office, and it stays so', async () => {
    const saved = desk.getByRole('status').filter({ hasText: 'Saved.' })
    await desk.goto(`/agent/${agent.username}/settings`)
    const principal = desk.getByRole('checkbox', { name: /^Principal of / })
    const wasPrincipal = await principal.isChecked()
    await principal.setChecked(!wasPrincipal)
    await expect(saved).toBeVisible()
    await desk.reload()
    await expect(principal).toBeChecked({ checked: !wasPrincipal })
    await principal.setChecked(wasPrincipal)
    await expect(saved).toBeVisible()
  })
})

async function changeSettings(page: Page): Promise<void> {
  await page.getByLabel('About you').fill('I sell terraces and answer my own phone.')
  await page.getByLabel('Website').fill('cleo')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Website')).toBeFocused()
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/Enter a web address/)
  await page.reload()
  await expect(page.getByLabel('About you')).toHaveValue('I sell terraces and answer my own phone.')
  await page.getByLabel('Website').fill('cleo.example')
  await page.getByRole('button', { name: 'Add an award' }).click()
  await page.getByLabel('Title').fill('Auctioneer of the year')
  await page.getByLabel('Given by').fill('Guild of Agents')
  await page.getByLabel('Year').fill('2025')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expectGoodEverywhere(page)
}

/** The link of the mail about a member; the portal tells nobody the address of an office. */
async function linkToOffice(email: string): Promise<string> {
  const folder = join(process.env['E2E_DATA_FOLDER'] ?? '', 'outbox')
  let link = ''
  const isThere = async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.txt'))) {
      const mail = (await readFile(join(folder, name), 'utf8')).replaceAll(/\s+/g, ' ')
      if (mail.includes(`(${email}) says`)) link = /\/claim-your-agent-profile\/office\/\S+/.exec(mail)?.[0] ?? link
    }
    return link !== ''
  }
  await expect.poll(isThere, `a mail about ${email} to the office`).toBe(true)
  return link
}
