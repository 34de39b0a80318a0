import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'
import { projectRoot } from '../../tools/project-root.ts'
import { runCommand } from '../../tools/run-command.ts'

const folder = await mkdtemp(join(tmpdir(), 'portal-clone-'))
try {
  const { code, output } = await runCommand('git', ['clone', '--quiet', projectRoot, folder], { timeoutInSeconds: 60 })
  if (code !== 0) throw new Error(output)
  console.log('`npm start` of a fresh clone until the home page answers 200, with the npm cache filled.\n')
  console.log('| start | seconds |\n|---|---|')
  for (const name of ['first: install, build, fill the database', 'second']) {
    console.log(`| ${name} | ${(await secondsToStart()).toFixed(1)} |`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function secondsToStart(): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), MAP_TILES_URL: 'off' },
    stdio: 'ignore',
  })
  while (!(await isServed(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await wait(50)
  }
  const seconds = (performance.now() - began) / 1000
  child.kill('SIGINT')
  await once(child, 'exit')
  return seconds
}

async function isServed(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
  return response?.status === 200
}
