/** What a worker starts with. */
export type WorkerData = { pgliteWasmModule: WebAssembly.Module }

/** What the main thread asks of the worker that holds PGlite, and what it answers; ids pair them. */
export type WorkerRequest = { id: number } & (
  | { kind: 'open'; folder: string }
  | { kind: 'query'; text: string; parameters: (string | null)[]; name: string | undefined }
  | { kind: 'exec'; text: string }
  | { kind: 'copy'; text: string; chunk: string }
  | { kind: 'close' }
)

export type RawAnswer = {
  columns: { name: string; oid: number }[]
  rows: (string | null)[][]
  tag: string
  /** Those of the statements before, where the text had several that answer rows. */
  before?: RawAnswer[]
}

export type WorkerResponse = { id: number } & (
  | { kind: 'answer'; answer: RawAnswer }
  | { kind: 'sqlError'; message: string; sqlState: string; constraint?: string; table?: string; detail?: string }
)

/** What NOTIFY told a channel that is listened to; it answers no request. */
export type WorkerNotification = { kind: 'notification'; channel: string; payload: string }

export const noAnswer: RawAnswer = { columns: [], rows: [], tag: '' }
