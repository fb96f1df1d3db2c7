import { backup } from './backup.ts'
import { disk } from './disk.ts'
import { files } from './files.ts'
import { forged } from './forged.ts'
import { fuzz } from './fuzz.ts'
import { io } from './io.ts'
import { kill } from './kill.ts'
import { migrations } from './migrations.ts'
import { once } from './once.ts'
import { outage } from './outage.ts'
import { stop } from './stop.ts'
import { timing } from './timing.ts'

/** `faults kill 20` runs one suite in so many cycles; without a name all are run, with `all 0.1` in a tenth of their cycles. */
const [wanted = 'all', times] = process.argv.slice(2)
const share = wanted === 'all' ? Number(times ?? 1) || 1 : null
const cycles = (most: number): number => (share === null ? Number(times ?? most) || most : Math.max(2, Math.round(most * share)))
const suites = {
  kill: () => kill(cycles(200)),
  stop: () => stop(cycles(20)),
  disk,
  files: () => files(cycles(40)),
  io,
  outage,
  migrations,
  backup,
  fuzz: () => fuzz(cycles(10_000)),
  forged,
  once,
  timing: () => timing(cycles(300)),
}

const summary: string[] = []
for (const [name, suite] of Object.entries(suites)) {
  if (wanted !== 'all' && wanted !== name) continue
  console.log(`\n${name}`)
  const began = performance.now()
  try {
    const lines = await suite()
    for (const line of lines) console.log(`  ${line}`)
    summary.push(
      `${name.padEnd(12)}${lines.some((line) => line.startsWith('not run')) ? 'not run' : 'holds'}  ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
  } catch (error) {
    console.log(`  FAILED: ${error instanceof Error ? error.message : String(error)}`)
    summary.push(`${name.padEnd(12)}FAILED`)
    process.exitCode = 1
  }
}
if (summary.length === 0) throw new Error(`There is no suite ${wanted}. There are: ${Object.keys(suites).join(', ')}.`)
console.log(`\n${summary.join('\n')}`)
