import { globSync } from 'node:fs'
import { beforeEach, describe, inject, test, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { mutantsOf } from './mutate-chart.ts'

const { machine, tests, most, only } = inject('mutation')
const [file] = globSync(`machines/{,modules/}${machine}.machine.ts`)
const exported = Object.values((await import(/* @vite-ignore */ `../../${file}`)) as object)
const charts = exported.filter((one): one is AnyStateMachine => typeof one === 'object' && one !== null && 'config' in one)
const mutants = charts.flatMap((chart) => mutantsOf(chart.config, most)).filter(({ name }) => name.includes(only))

// Each mutant's tests are those of the machine, imported anew while the chart is the mutant; the first that fails ends them.
for (const mutant of mutants)
  describe(mutant.name, async () => {
    let killed = false
    beforeEach(({ skip, onTestFailed }) => {
      if (killed) skip()
      onTestFailed(() => {
        killed = true
      })
    })
    globalThis.mutantUnderTest = { machine, mutant }
    vi.resetModules()
    try {
      for (const file of tests) await import(/* @vite-ignore */ `../machines/${file}`)
    } catch (error) {
      test('its tests can be imported', () => {
        throw error
      })
    }
    globalThis.mutantUnderTest = undefined
  })
