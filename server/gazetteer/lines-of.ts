const LONGEST_LINE = 10_000

/**
 * The lines of a text that comes in chunks, without their ends (LF, CRLF) and without a byte order mark. Never holds
 * more than a chunk and a line; what a line has beyond 10,000 characters is dropped.
 */
export async function* linesOf(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let line = ''
  let isFirst = true
  const finished = (text: string): string => {
    const whole = isFirst ? text.replace(/^\uFEFF/, '') : text
    isFirst = false
    return whole.endsWith('\r') ? whole.slice(0, -1) : whole
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      yield finished(joined(line, chunk.slice(start, end)))
      line = ''
      start = end + 1
    }
    line = joined(line, chunk.slice(start))
  }
  if (line !== '') yield finished(line)
}

const joined = (line: string, more: string): string => (line + more.slice(0, LONGEST_LINE)).slice(0, LONGEST_LINE)
