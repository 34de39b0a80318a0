/** Why the tile service gave nothing that the maps could show, for the log. */
export class TileServiceError extends Error {
  override name = 'TileServiceError'
  /** The header `Retry-After`, as it came. */
  readonly retryAfter: string | null

  constructor(reason: string, retryAfter: string | null = null) {
    super(reason)
    this.retryAfter = retryAfter
  }
}

/** It did answer, with more than a map can show: nothing is wrong with other tiles. */
export class TileTooLarge extends TileServiceError {
  override name = 'TileTooLarge'
}
