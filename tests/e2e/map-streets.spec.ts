import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { importStreets } from '#server/modules/map/streets/import-streets.ts'
import { streetFile } from '../support/street-file.ts'
import { expect, test } from './support/test.ts'

test.use({ hasMaps: true })

const FITZROY = '/for-sale/fitzroy-vic-3065/real-estate'

test('streets that were imported are shown, read by ranges from the portal itself', async ({ page }, testInfo) => {
  // Pages of other tests are told nothing of them: they go into a folder of this test, and their file where the server looks.
  const own = testInfo.outputPath('map')
  const file = testInfo.outputPath('fitzroy.pmtiles')
  await mkdir(own, { recursive: true })
  await writeFile(file, streetFile())
  const streets = await importStreets(own, file)
  const served = path.join(process.env.E2E_DATA_FOLDER ?? '', 'map', path.posix.basename(streets.path))
  await writeFile(served, streetFile())
  await page.route('**/map/streets.json', (route) => route.fulfill({ json: streets }))

  const parts: { status: number; from: string }[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.pmtiles'))
      parts.push({ status: response.status(), from: new URL(response.url()).origin })
  })
  await page.goto(FITZROY)
  await expect(page.getByText('© Somebody')).toBeVisible({ timeout: 40_000 })
  await expect.poll(() => parts.length).toBeGreaterThan(1)
  expect(new Set(parts.map(({ status }) => status))).toEqual(new Set([206]))
  expect(new Set(parts.map(({ from }) => from))).toEqual(new Set([new URL(page.url()).origin]))
})

test('without true streets the map shows those of the demonstration, asks nobody else for any, and says how far things are', async ({
  page,
}) => {
  const asked: string[] = []
  const drawn: number[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('response', (response) => {
    if (/\/map\/tiles\/[^/]+\/\d+\/\d+\/\d+$/.test(response.url())) drawn.push(response.status())
  })
  await page.goto(FITZROY)
  await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText(/^\d+\sk?m$/, { timeout: 40_000 })
  await expect(page.getByText('Invented streets of the demonstration')).toBeVisible()
  await expect.poll(() => drawn.length).toBeGreaterThan(0)
  expect(drawn.filter((status) => status !== 200 && status !== 204)).toEqual([])
  await expect(page.getByText('Roughly here. Suburb boundary not shown.')).toBeVisible()
  expect(asked.filter((url) => url.includes('.pmtiles'))).toEqual([])
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin) && url.startsWith('http'))).toEqual([])
})
