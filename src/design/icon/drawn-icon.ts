import { type ComponentProps, createElement } from 'react'

/** What lucide-react makes of an icon of 24 by 24 units, from one path and without the options that the portal never uses (tools/plain-icons.ts). */
export default function createDrawnIcon(d: string) {
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
      createElement('path', { d }),
    )
  }
}
