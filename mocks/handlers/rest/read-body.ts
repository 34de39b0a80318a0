import { ForbiddenName, readJson } from '../read-json.ts'

/** A body or a URL that cannot be read at all. */
export class BadBody extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The body as JSON; null for none. Throws BadBody for another type and for what is no JSON. */
export async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return null
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new BadBody(415, 'The portal accepts application/json in UTF-8.')
  }
  try {
    return readJson(text)
  } catch (error) {
    throw new BadBody(400, error instanceof ForbiddenName ? error.message : 'The body is not valid JSON.')
  }
}

/** The parts of a path without escapes; throws BadBody where they cannot be read. */
export function decodedParts(parts: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, decodeURIComponent(text)]))
  } catch {
    throw new BadBody(400, 'The address cannot be read.')
  }
}
