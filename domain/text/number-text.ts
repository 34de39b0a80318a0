/**
 * A number with thousands commas and at most `decimals` digits after the point: "1,234", "1.25". Our own, as the engine's takes
 * a tenth of a second on a phone to make its first one, in the first load of every page (docs/performance.md).
 */
export function numberText(value: number, decimals = 0): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  const shown = fraction.replace(/0+$/, '')
  const text = shown === '' ? grouped : `${grouped}.${shown}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}
