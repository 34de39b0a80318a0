import '#src/design/themes/global.css.ts'
import { createRoot } from 'react-dom/client'
import { createActor, fromPromise } from 'xstate'
import { INSPECTOR_CHANNEL, readMessage, writeMessage } from '#machines/inspector/inspector-messages.ts'
import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'
import { onThemeChange, readTheme } from '#src/shared/storage/theme-storage.ts'
import { type HostedInspector, openHostedInspector } from './hosted-inspector.ts'
import { InspectorPage } from './inspector-page.tsx'

/** The inspector of `npm run dev`: listens to every page of the portal that is open in this browser. */
function start() {
  const channel = new BroadcastChannel(INSPECTOR_CHANNEL)
  let hosted: HostedInspector | null = null
  const actor = createActor(
    inspectorMachine.provide({
      actors: {
        openHosted: fromPromise(async ({ signal }) => {
          const opened = await openHostedInspector()
          if (signal.aborted) opened.close()
          else hosted = opened
        }),
      },
      actions: {
        askPages: () => channel.postMessage(writeMessage({ kind: 'pages.asked' })),
        introduceToHosted: (_, inspection) => hosted?.introduce(inspection),
        sendToHosted: (_, message) => hosted?.tell(message),
        closeHosted: () => hosted?.close(),
      },
    }),
  ).start()
  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data)
    if (message && message.kind !== 'pages.asked') actor.send({ type: 'message.received', message })
  })
  followTheme()
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<InspectorPage actor={actor} />)
}

/** The theme that was chosen on the portal. */
function followTheme() {
  const show = () => {
    const theme = readTheme()
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }
  onThemeChange(show)
  show()
}

start()
