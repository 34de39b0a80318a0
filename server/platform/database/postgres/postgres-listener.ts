import pg from 'pg'
import type { DatabaseLog } from '#server/platform/database/database-log.ts'
import type { Driver } from '#server/platform/database/driver.ts'
import { listenedChannels } from '#server/platform/database/listened-channels.ts'

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 10_000
/** How often an idle connection is tried, in milliseconds: one that was cut silently hears nothing. */
const TRIED_EVERY = 10_000

export type PostgresListener = Pick<Driver, 'listen' | 'close'>

/** One connection of its own that hears notifications, opened with the first channel and again whenever it is lost. */
export function postgresListener(url: string, log: DatabaseLog): PostgresListener {
  const channels = listenedChannels()
  let client: Promise<pg.Client> | null = null
  let pause = FIRST_PAUSE
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true, query_timeout: TRIED_EVERY })
    opened.on('notification', ({ channel, payload = '' }) => channels.tell(channel, payload))
    // Both events can come for one loss.
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      void opened.end().catch(() => {})
      if (client !== null) openLater('was lost')
    }
    opened.on('error', lose)
    opened.on('end', lose)
    await opened.connect()
    await channels.beginAgain((text) => opened.query(text))
    pause = FIRST_PAUSE
    timer = setInterval(() => void opened.query('select 1').catch(lose), TRIED_EVERY)
    timer.unref()
    return opened
  }

  function openLater(why: string): void {
    client = null
    clearInterval(timer)
    if (isClosed) return
    log.warn(`The connection that hears of changes ${why}; trying again in ${pause} ms`)
    timer = setTimeout(() => void open().catch(() => openLater('does not open')), pause)
    timer.unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  function open(): Promise<pg.Client> {
    client ??= connect().catch((error: unknown) => {
      client = null
      throw error
    })
    return client
  }

  return {
    listen: (channel, listener) => channels.listen(channel, listener, async (text) => (await open()).query(text)),
    async close() {
      isClosed = true
      clearInterval(timer)
      const opened = await client?.catch(() => null)
      client = null
      await opened?.end()
    },
  }
}
