export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/**
 * The format for an `Accept` header. AVIF and WebP only for who names them, because browsers that cannot read them also
 * send wildcards; of formats that are wanted alike the smallest wins. JPEG where nothing fits: a picture is never refused.
 */
export function formatFor(accept: string | undefined): ImageFormat {
  const weights = readAccept(accept ?? '')
  const offers: [ImageFormat, number][] = [
    ['avif', weights.get('image/avif') ?? 0],
    ['webp', weights.get('image/webp') ?? 0],
    ['jpeg', weights.get('image/jpeg') ?? weights.get('image/*') ?? weights.get('*/*') ?? 0],
  ]
  const strongest = Math.max(...offers.map(([, weight]) => weight))
  const chosen = offers.find(([, weight]) => weight === strongest && weight > 0)
  return chosen?.[0] ?? 'jpeg'
}

/** Weight by media range; a part whose weight cannot be read counts as not wanted. */
function readAccept(accept: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    if (range !== '') weights.set(range, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0)
  }
  return weights
}
