import { type ComponentProps, createElement } from 'react'

/** An icon as lucide-react stores it: elements of an SVG of 24 by 24 units. */
type Drawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/** What lucide-react makes of an icon, without the options that the portal never uses (tools/plain-icons.ts). */
export default function createDrawnIcon({ node }: Drawing) {
  return function DrawnIcon({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number | string }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
