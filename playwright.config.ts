import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/chromium.ts'

const executablePath = await chromiumPath()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: executablePath ? { executablePath } : {}, trace: 'retain-on-failure' },
})
