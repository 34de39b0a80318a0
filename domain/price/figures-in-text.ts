const FIGURE = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?([km]?)\b/gi

/** The amounts in the words of a price, in whole dollars: "$980k to $1.05m" has two. */
export const figuresIn = (text: string): number[] =>
  [...text.matchAll(FIGURE)].map(([, figure = '', unit = '']) => {
    const times = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1
    return Math.round(Number(figure.replaceAll(',', '')) * times)
  })
