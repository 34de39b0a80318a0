import { doJob } from './ground-job.ts'

// A process of its own: outlines of a large state take some 1 GB to simplify (docs/decisions/063). It ends with the server.
const endWithServer = () => process.exit(1)
process.on('disconnect', endWithServer)
await doJob(process.argv[2] ?? '', (message) => process.send?.(message))
process.off('disconnect', endWithServer)
process.disconnect()
