import { earlierVersion, upgradesKilled } from '../support/migrations-killed.ts'

/** Kills an upgrade before each of its statements. */
export async function migrations(): Promise<string[]> {
  const { tried, wrong } = await upgradesKilled(() => true, await earlierVersion())
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return [`an upgrade killed before each of its ${tried} statements: completed by the next start every time, with the same schema and rows`]
}
