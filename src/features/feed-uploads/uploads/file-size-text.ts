const units = ['kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** The size of a file as people say it: "4.1 MB". */
export function fileSizeText(byteCount: number): string {
  const at = byteCount < STEP ** 2 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(byteCount) / 3) - 1)
  const digits = { style: 'unit', unit: units[at] ?? 'kilobyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat('en-AU', digits).format(byteCount / STEP ** (at + 1))
}
