import type { Plugin } from 'vite'

/**
 * Takes the keys out of the drawings of lucide-react, random letters that compress badly: 0.3 kB of the first load. React
 * asks for them in development only, and the lines of a drawing never change places.
 */
export function withoutIconKeys(): Plugin {
  return {
    name: 'without-icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ''), map: null }),
    },
  }
}
