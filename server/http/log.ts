/** One line of what happened. Never a token, a password, a body or a path with parameters in it. */
export type Log = (line: Readonly<Record<string, unknown>>) => void

/** Writes one JSON line to standard error, with the time in front. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}

/** An error and its causes as text for the log. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? own : `${own}\ncaused by ${describe(error.cause)}`
}
