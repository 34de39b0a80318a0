import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readTileJson, type TileJson } from './tile-json.ts'
import { ServiceError } from '#server/platform/http/service-client.ts'

type KnownTileJson = TileJson & { readAt: number }

export type ServiceFacts = {
  /** What was read last, in this process or one before; null where the service never answered. */
  known(): Promise<KnownTileJson | null>
  /**
   * What holds now: read again where it is older.
   * @throws ServiceError
   */
  within(milliseconds: number): Promise<KnownTileJson>
  /** Reads again what is older than a day; once an hour at most where something is known, so that tiles can be asked for meanwhile. */
  renew(): Promise<void>
}

type FactsOptions = {
  address: string
  folder: string
  /** The text of the TileJSON. */
  ask: () => Promise<string>
  now: () => number
}

const HOUR_MS = 60 * 60_000
const FILE = 'tile-json.json'

/** The TileJSON of the service, saved beside its tiles so that they can be shown while it is away. */
export function serviceFacts({ address, folder, ask, now }: FactsOptions): ServiceFacts {
  const file = path.join(folder, FILE)
  let known: Promise<KnownTileJson | null> | null = null
  let triedAt = -Infinity
  let asking: Promise<KnownTileJson> | null = null

  const load = async (): Promise<KnownTileJson | null> => {
    try {
      // It is ours, and a broken one is as good as none.
      const { text, readAt } = JSON.parse(await readFile(file, 'utf8')) as { text: string; readAt: number }
      return { ...readTileJson(text, address), readAt }
    } catch {
      return null
    }
  }
  const read = async (): Promise<KnownTileJson> => {
    const text = await ask()
    const facts = { ...readTileJson(text, address), readAt: now() }
    known = Promise.resolve(facts)
    // On a full disk they are known until the process ends.
    await save(file, JSON.stringify({ text, readAt: facts.readAt })).catch(() => {})
    return facts
  }

  const within = async (milliseconds: number): Promise<KnownTileJson> => {
    const facts = await (known ??= load())
    if (facts !== null && Math.abs(now() - facts.readAt) < milliseconds) return facts
    asking ??= read().finally(() => (asking = null))
    return asking
  }

  return {
    known: () => (known ??= load()),
    within,
    async renew() {
      const facts = await (known ??= load())
      if (facts !== null && now() - triedAt < HOUR_MS) return
      triedAt = now()
      await within(24 * HOUR_MS)
    },
  }
}

async function save(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(draft, text)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** The text of an answer that should be a TileJSON. */
export function tileJsonText(answer: { bytes: Buffer | null }, address: string): string {
  if (answer.bytes === null) throw new ServiceError('has no TileJSON')
  const text = answer.bytes.toString('utf8')
  // Checked here so that what cannot be used counts as a failure of the service.
  readTileJson(text, address)
  return text
}
