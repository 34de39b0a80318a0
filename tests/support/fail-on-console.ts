import { afterAll, afterEach } from 'vitest'

const complaints: string[] = []

// A test that expects a complaint replaces console.error itself, and that replacement never reaches this one.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => void complaints.push(`console.${level}: ${parts.map(textOf).join(' ')}`)
}

/** Every console.error and console.warn fails the test during which it was said. */
function failOnComplaints(): void {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(said.join('\n'))
}

function textOf(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message
  return typeof part === 'string' ? part : (JSON.stringify(part) ?? String(part))
}

afterEach(failOnComplaints)
afterAll(failOnComplaints)
