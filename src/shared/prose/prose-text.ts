/**
 * A piece of writing as data. Within a text, `**words**` are strong, `[words](/address)` is a link, `{phone}` and
 * `{email}` are the portal's support telephone and help e-mail.
 */
export type ProseText = { opening: readonly ProseBlock[]; sections: readonly ProseSection[] }

/** `id` is the section's anchor in the address. */
export type ProseSection = { id: string; title: string; blocks: readonly ProseBlock[] }

/** A plain string is a paragraph. */
export type ProseBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }
  | { table: ProseTable }

/** The first cell of each row names the row. */
export type ProseTable = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}
