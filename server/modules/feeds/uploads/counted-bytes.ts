/** More came than is taken. */
export class FeedTooLarge extends Error {
  override name = 'FeedTooLarge'
}

/** The same bytes, with how many went by; throws FeedTooLarge after too many. */
export function countedBytes(bytes: AsyncIterable<Uint8Array>, most = Infinity) {
  let count = 0
  return {
    count: () => count,
    async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
      for await (const chunk of bytes) {
        count += chunk.length
        if (count > most) throw new FeedTooLarge()
        yield chunk
      }
    },
  }
}
