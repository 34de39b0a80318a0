import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { serialize } from 'pg-protocol'
import { beginsTransaction } from '../script.ts'
import {
  noAnswer,
  type RawAnswer,
  type WorkerData,
  type WorkerNotification,
  type WorkerRequest,
  type WorkerResponse,
} from './worker-messages.ts'

/**
 * The thread that runs PGlite: one request after the other, in the order they came. A statement that PostgreSQL
 * refuses is answered as sqlError; anything else that goes wrong ends the thread, and the driver starts another.
 */
type ProtocolMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

const startParameters = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=32MB', 'timezone=UTC', 'jit=off'].flatMap((setting) => ['-c', setting]),
]

if (parentPort === null) throw new Error('embedded-worker runs as a worker thread')
const port = parentPort
// As embedded-worker-client gives it.
const { pgliteWasmModule } = workerData as WorkerData

let opened: PGlite | undefined
const preparedStatements = new Set<string>()
let last = Promise.resolve()

port.on('message', (request: WorkerRequest) => {
  last = last.then(() => serve(request))
})

async function serve(request: WorkerRequest): Promise<void> {
  const respond = (response: WorkerResponse) => port.postMessage(response)
  try {
    respond({ id: request.id, kind: 'answer', answer: await answerTo(request) })
  } catch (error) {
    if (!isSqlError(error)) throw error
    const { message, code, constraint, table, detail } = error
    respond({ id: request.id, kind: 'sqlError', message, sqlState: code, constraint, table, detail })
  }
}

async function answerTo(request: WorkerRequest): Promise<RawAnswer> {
  if (request.kind === 'open') {
    opened = await PGlite.create({ dataDir: request.folder, startParams: startParameters, pgliteWasmModule })
    opened.onNotification((channel, payload) => {
      const notification: WorkerNotification = { kind: 'notification', channel, payload }
      port.postMessage(notification)
    })
    return noAnswer
  }
  if (opened === undefined) throw new Error('The embedded database is not open')
  switch (request.kind) {
    case 'query':
      return query(opened, request)
    case 'exec':
      return script(opened, request.text)
    case 'copy':
      await opened.query(`${request.text} '/dev/blob'`, [], { blob: new Blob([request.chunk]) })
      return noAnswer
    case 'close':
      await opened.close()
      return noAnswer
  }
}

/** Several statements in one text; answers the rows of all. A transaction of its own that failed is over with it. */
async function script(pglite: PGlite, text: string): Promise<RawAnswer> {
  try {
    return rawAnswer(await pglite.execProtocolStream(serialize.query(text), noFileSync))
  } catch (error) {
    if (beginsTransaction(text)) await pglite.execProtocolStream(serialize.query('rollback'), noFileSync)
    throw error
  }
}

type QueryRequest = Extract<WorkerRequest, { kind: 'query' }>

/** One round through PostgreSQL for the whole statement: a third of the time of PGlite's own query(). */
async function query(pglite: PGlite, { text, parameters, name }: QueryRequest): Promise<RawAnswer> {
  if (name !== undefined && !preparedStatements.has(name)) {
    await pglite.execProtocolStream(Buffer.concat([serialize.parse({ name, text }), serialize.sync()]), noFileSync)
    preparedStatements.add(name)
  }
  const steps = [
    ...(name === undefined ? [serialize.parse({ text })] : []),
    serialize.bind({ statement: name ?? '', values: parameters }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]
  return rawAnswer(await pglite.execProtocolStream(Buffer.concat(steps), noFileSync))
}

// Files in a folder are written by the statement itself; the sync is for browsers' storage.
const noFileSync = { syncToFs: false }

function rawAnswer(messages: readonly ProtocolMessage[]): RawAnswer {
  let answer: RawAnswer = { columns: [], rows: [], tag: '' }
  for (const message of messages) {
    if (isRow(message)) answer.rows.push(message.fields)
    else if (isDescription(message)) {
      if (answer.columns.length > 0)
        answer = { columns: [], rows: [], tag: '', before: [...(answer.before ?? []), answer] }
      answer.columns = message.fields.map((field) => ({ name: field.name, oid: field.dataTypeID }))
    } else if (isCompletion(message)) answer.tag = message.text
  }
  return answer
}

const isRow = (message: ProtocolMessage): message is ProtocolMessage & { fields: (string | null)[] } =>
  message.name === 'dataRow'
const isDescription = (
  message: ProtocolMessage,
): message is ProtocolMessage & { fields: { name: string; dataTypeID: number }[] } => message.name === 'rowDescription'
const isCompletion = (message: ProtocolMessage): message is ProtocolMessage & { text: string } =>
  message.name === 'commandComplete'

type PostgresError = Error & { code: string; constraint?: string; table?: string; detail?: string }

const isSqlError = (error: unknown): error is PostgresError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
