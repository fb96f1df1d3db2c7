import { disk } from './disk.ts'
import { kill } from './kill.ts'
import { migrations } from './migrations.ts'
import { stop } from './stop.ts'

/** `faults kill 20` runs one suite in so many cycles; without a name all are run. */
const [wanted, times] = process.argv.slice(2)
const cycles = (most: number): number => Number(times ?? most) || most
const suites = { kill: () => kill(cycles(200)), stop: () => stop(cycles(20)), disk, migrations }

for (const [name, suite] of Object.entries(suites)) {
  if (wanted !== undefined && wanted !== name) continue
  console.log(`\n${name}`)
  try {
    for (const line of await suite()) console.log(`  ${line}`)
  } catch (error) {
    console.log(`  FAILED: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
