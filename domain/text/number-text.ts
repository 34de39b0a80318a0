/**
 * A number of 0 or more, with thousands commas and at most `decimals` digits (0 to 100) after the point: "1,234", "1.25". Our
 * own, for to make the first `Intl` format of a page holds a phone up for some 70 ms, and every page shows a number.
 */
export function numberText(value: number, decimals = 0): string {
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.')
  const shown = fraction.replace(/0+$/, '')
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (shown && `.${shown}`)
}
