import { defineProject } from 'vitest/config'
import { patience } from './patience.ts'
import { hasPostgres } from './postgres.ts'

/** The server's tests once more, on PostgreSQL; none of them where there is no PostgreSQL. */
// biome-ignore lint/style/noDefaultExport: Vitest reads it.
export default defineProject({
  test: {
    name: 'postgres',
    maxWorkers: '100%',
    isolate: false,
    root: new URL('../..', import.meta.url).pathname,
    include: hasPostgres() ? ['tests/server/**/*.test.ts'] : [],
    exclude: ['tests/server/**/*.sqlite.test.ts', 'tests/server/**/*-rules.test.ts'],
    restoreMocks: true,
    ...patience,
    env: { TEST_ENGINE: 'postgres' },
    globalSetup: ['tests/support/postgres.setup.ts'],
  },
})
