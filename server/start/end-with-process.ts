/** Milliseconds after which the process ends in any case: the data outlives that as it outlives a kill. */
const LONGEST_END = 4500

/** Milliseconds in which one Ctrl-C arrives several times: from the terminal, from npm and from `npm start`. */
const ECHO_OF_ONE_SIGNAL = 1000

/**
 * Ends the portal in order at the first SIGINT or SIGTERM and exits with 0; another one, given later, ends the process
 * at once.
 */
export function endWithProcess(
  stop: () => Promise<void>,
  { echo = ECHO_OF_ONE_SIGNAL, longest = LONGEST_END }: { echo?: number; longest?: number } = {},
): void {
  let endingSince: number | null = null
  const end = () => {
    if (endingSince !== null) {
      if (performance.now() - endingSince >= echo) process.exit(130)
      return
    }
    endingSince = performance.now()
    setTimeout(() => {
      console.error(`The portal did not end in order within ${longest} ms; ended.`)
      process.exit(1)
    }, longest).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
