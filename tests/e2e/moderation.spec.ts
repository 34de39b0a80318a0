import type { BrowserContext, Page } from '@playwright/test'
import { asMember, mailedTo, someone } from './support/collection-members.ts'
import { expectGoodEverywhere, expectGoodOnPhone } from './support/looks.ts'
import { authWindow, emailOf, haveSession, openWithSession, PASSWORD } from './support/members.ts'
import { decide } from './support/moderation.ts'
import { expect, test } from './support/test.ts'

type Post = { postId: number; status: string; path: string }

async function write(context: BrowserContext, field: 'answerQuestion' | 'askQuestion', input: object): Promise<Post> {
  const type = field === 'askQuestion' ? 'AskQuestionInput' : 'ReplyInput'
  const query = `mutation Write($input: ${type}!) { ${field}(input: $input) { post { postId status path } } }`
  const answer = await context.request.post('/graphql', {
    data: { query, variables: { input } },
    headers: await asMember(context),
  })
  const { data } = await answer.json()
  return data[field].post
}

/** By its number: those that wait longest come first, and the demonstration has pages of them. */
const openCase = (staff: Page, { postId }: Post): Promise<void> => openWithSession(staff, `/admin/moderation/${postId}`)

test('staff publish a held question, refuse a reported answer, and its author reads why and appeals', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const now = Date.now()
  const [title, words] = [`Where is the market of ${now}?`, `At my shop of ${now}, come and buy.`]
  const author = await someone(browser, baseURL, 'Mara')
  const question = await write(author.context, 'askQuestion', {
    locationUniqueUri: 'fitzroy-vic-3065',
    title,
    content: 'I read of it on www.market.example once.',
  })
  let answer = question
  expect(question.status).toBe('held')
  await haveSession(context, baseURL ?? '', 'stella')

  await test.step('what is held nobody sees until staff publish it', async () => {
    expect((await page.goto(question.path))?.status()).toBe(404)
    await openWithSession(page, '/admin/listinglogging')
    await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Moderation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Held/ }).first()).toBeVisible()
    await expectGoodOnPhone(page)
    await openCase(page, question)
    await expect(page.getByText(/^Held: a link/)).toBeVisible()
    await page.getByLabel('Reason').first().fill('The link')
    await page.reload()
    await expect(page.getByLabel('Reason').first()).toHaveValue('The link')
    await expectGoodEverywhere(page)
    await decide(page, 'Publish', 'The link does no harm.')
    await page.goto(question.path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('a reported answer is refused with a reason', async () => {
    answer = await write(author.context, 'answerQuestion', { postId: question.postId, content: words })
    const report = `mutation { reportPost(postId: ${answer.postId}, reason: advertising) { postId } }`
    await context.request.post('/graphql', { data: { query: report }, headers: await asMember(context) })
    await openCase(page, answer)
    await expect(page.getByText(/Reported once: advertising/)).toBeVisible()
    await decide(page, 'Don’t publish', 'It advertises a shop.')
  })

  await test.step('its author reads why, and appeals once', async () => {
    const path = await mailedTo(author.email, /(\/posts\/\d+\/decision)/)
    const own = await author.context.newPage()
    await openWithSession(own, path)
    await expect(own.getByText('It advertises a shop.')).toBeVisible()
    await own.getByLabel('Why should we look at it again?').fill('It is not my shop at all.')
    await expectGoodEverywhere(own)
    await own.getByRole('button', { name: 'Appeal' }).click()
    await expect(own.getByText('Your appeal waits for our staff:')).toBeVisible()
    await openCase(page, answer)
    await expect(page.getByText('It is not my shop at all.')).toBeVisible()
  })
  await author.context.close()
})

test('staff who logged in long ago do so again above a case, and the reason that they typed stays', async ({
  page,
  context,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/^warning: A query failed .*SIGN_IN_AGAIN/)
  await haveSession(context, baseURL ?? '', 'stella')
  await openWithSession(page, '/admin/moderation')
  await page.getByRole('link', { name: /Held/ }).first().click()
  const reason = page.getByRole('form', { name: 'Decide' }).getByLabel('Reason')
  await reason.fill('It is what it should be.')
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'no', extensions: { code: 'SIGN_IN_AGAIN' } }] } }),
  )
  await page.getByRole('button', { name: 'Save decision' }).click()
  const form = authWindow(page)
  await form.getByLabel('Email').fill(emailOf('stella'))
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.unroute('**/graphql')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await form.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(reason).toHaveValue('It is what it should be.')
})
