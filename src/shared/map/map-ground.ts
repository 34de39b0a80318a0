import { type StreetTiles, streetTiles } from './street-tiles.ts'

/** What the map that the portal draws by itself stands on: streets where there are some, and who is credited for the rest. */
export type MapGround = { streets: StreetTiles | null; credits: string }

export async function mapGround(): Promise<MapGround> {
  const [streets, credits] = await Promise.all([streetTiles(), mapCredits()])
  return { streets, credits }
}

let asked: Promise<string> | null = null

/** Asked once for a page; empty where nobody answers, who then gives no ground to credit either. */
function mapCredits(): Promise<string> {
  asked ??= fetch('/map/credits.json')
    .then(async (answer) => (answer.ok ? creditsOf(await answer.json()) : ''))
    .catch(() => {
      asked = null
      return ''
    })
  return asked
}

const creditsOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'credits' in answer && typeof answer.credits === 'string'
    ? answer.credits
    : ''
