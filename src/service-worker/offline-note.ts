import { offlineNoteCopy as copy } from './offline-note.copy.ts'

type Circumstances = { isOnline: boolean; arePagesKept: boolean }

/** Whole in itself: no file of it has to be there. */
export function offlineNote({ isOnline, arePagesKept }: Circumstances): Response {
  const { title, message } = isOnline ? copy.unreachable : copy.offline
  return new Response(
    `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}a{display:inline-block;padding:.5rem 1rem .5rem 0}</style>
<main>
<h1>${title}</h1>
<p>${message}${arePagesKept ? ` ${copy.kept}` : ''}</p>
<p>${arePagesKept ? linksOfKept : ''}<a href="">${copy.reload}</a></p>
</main>
</html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

const linksOfKept = `<a href="/collections">${copy.savedHomes}</a> <a href="/collections/inspections">${copy.inspections}</a> `
