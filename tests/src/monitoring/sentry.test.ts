// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { options, replayOptions } from '../../../src/monitoring/sentry.ts'

test('MON-01 trace sample rate 0.2, replay on error 1, session replay 0.1, all text masked, media blocked', () => {
  const { tracesSampleRate, replaysOnErrorSampleRate, replaysSessionSampleRate } = options
  const { maskAllText, maskAllInputs, blockAllMedia } = replayOptions
  expect({ tracesSampleRate, replaysOnErrorSampleRate, replaysSessionSampleRate, maskAllText, maskAllInputs, blockAllMedia }).toEqual({
    tracesSampleRate: 0.2,
    replaysOnErrorSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
  })
})

test('MON-02 replay: mutation breadcrumb limit 750, mutation limit 10000, slow-click time-out 7 s', () => {
  const { mutationBreadcrumbLimit, mutationLimit, slowClickTimeout, useCompression } = replayOptions
  expect({ mutationBreadcrumbLimit, mutationLimit, slowClickTimeout, useCompression }).toEqual({
    mutationBreadcrumbLimit: 750,
    mutationLimit: 10_000,
    slowClickTimeout: 7000,
    useCompression: false,
  })
})

test("MON-02 the library's own constants: idle pause 5 min, idle expiry 15 min, buffer checkout every 60 s", () => {
  const library = readFileSync('node_modules/@sentry/replay/build/npm/esm/index.js', 'utf8')
  const constant = (name: string) => Number(new RegExp(`const ${name} = ([\\de]+);`).exec(library)?.[1])
  expect(['SESSION_IDLE_PAUSE_DURATION', 'SESSION_IDLE_EXPIRE_DURATION', 'BUFFER_CHECKOUT_TIME'].map(constant)).toEqual([300_000, 900_000, 60_000])
})
