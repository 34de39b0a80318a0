import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPostgresBinaries } from './postgres-cluster.ts'
import { projectRoot } from './project-root.ts'
import { runCommand } from './run-command.ts'

it.runIf(findPostgresBinaries())(
  'does not hold up the process that started it',
  async () => {
    const script = `
    import { findPostgresBinaries, startPostgresCluster } from ${JSON.stringify(join(projectRoot, 'tools/postgres-cluster.ts'))}
    const cluster = await startPostgresCluster(findPostgresBinaries())
    process.on('exit', cluster.stop)
    console.log(cluster.version)
  `
    const result = await runCommand(process.execPath, ['--input-type=module', '-e', script], { timeoutInSeconds: 40 })
    expect(result).toMatchObject({ code: 0, output: expect.stringContaining('PostgreSQL'), isTimedOut: false })
  },
  60_000,
)
