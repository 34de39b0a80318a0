/** A file that cannot be read on; `line` is where, null where it has no lines. */
export class FeedRefused extends Error {
  readonly line: number | null

  constructor(reason: string, line: number | null = null) {
    super(reason)
    this.name = 'FeedRefused'
    this.line = line
  }
}
