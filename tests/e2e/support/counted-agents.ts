import type { Page } from '@playwright/test'

/** The agents for whom events of a type are counted from now on; what is posted of a copy of a request is seen in the page alone. */
export async function countedAgents(page: Page, wanted: number): Promise<number[]> {
  const counted: number[] = []
  await page.exposeFunction('noteAgents', (body: string) => {
    // What the page posts is held to the contract by the server.
    const { agents = [] } = JSON.parse(body) as { agents?: { type: number; ids: number[] }[] }
    counted.push(...agents.filter(({ type }) => type === wanted).flatMap(({ ids }) => ids))
  })
  await page.addInitScript(() => {
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.url.endsWith('/tracking/agents')) await globalThis.noteAgents(await request.clone().text())
      return send(request)
    }
  })
  return counted
}

declare global {
  var noteAgents: (body: string) => Promise<void>
}
