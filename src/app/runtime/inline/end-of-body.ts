import { loadPageModules } from './load-page-modules.ts'

// At the end of every document of a build.
loadPageModules(document)
