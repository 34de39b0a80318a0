import { createServer } from 'vite'
import { GALLERY_PATH } from './gallery-page.ts'
import { projectRoot } from './project-root.ts'

/** `npm run gallery`: serves the gallery of components and prints its URL. */
const vite = await createServer({ root: projectRoot, clearScreen: false })
await vite.listen()
const [origin = ''] = vite.resolvedUrls?.local ?? []
console.log(`The gallery of components: ${new URL(GALLERY_PATH, origin)}`)
