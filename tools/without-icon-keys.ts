import type { Plugin } from 'vite'

/**
 * Leaves of the icons of lucide-react only their drawings: 0.4 kB of the first load. The keys are random letters that compress
 * badly; React asks for them in development only, and the lines of a drawing never change places. Names are for other ways
 * to load icons.
 */
export function withoutIconKeys(): Plugin {
  return {
    name: 'without-icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code
          .replaceAll(/,\s*key: "\w+"/g, '')
          .replace(/\n {2}name: "[\w-]+",\n {2}size: \d+,/, '')
          .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
          .replace('__iconData.node;\n', ''),
        map: null,
      }),
    },
  }
}
