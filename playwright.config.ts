import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/chromium.ts'

const executablePath = await chromiumPath()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // More than there are cores: a test waits for its page as long as it works.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A second try in CI, where other work shares the machine; the run names each test that needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: 'list',
  // To record a trace takes half as long again as the test: where there is a second try, it alone is recorded.
  use: {
    browserName: 'chromium',
    // Nothing here is drawn by a graphics card, and its process only costs time.
    launchOptions: { args: ['--disable-gpu'], ...(executablePath ? { executablePath } : {}) },
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
})
