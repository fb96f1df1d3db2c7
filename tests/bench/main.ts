import { filesBench } from './files.bench.ts'
import { nodesBench } from './nodes.bench.ts'
import { serverBench } from './server.bench.ts'
import { soakBench } from './soak.bench.ts'
import { weightBench } from './weight.bench.ts'
import { wordsBench } from './words.bench.ts'

/** `bench` runs all but the soak; `bench server` one; `bench soak 10` the soak of ten minutes, of thirty without a number. */
const asked = process.argv.slice(2)
const minutes = Number(asked.find((one) => Number(one) > 0) ?? 30)
for (const [name, bench] of Object.entries({
  words: wordsBench,
  server: serverBench,
  files: filesBench,
  nodes: nodesBench,
  weight: weightBench,
  soak: () => soakBench(minutes),
})) {
  if (asked.length ? !asked.includes(name) : name === 'soak') continue
  console.log(`\n${name}`)
  for (const line of await bench()) console.log(`  ${line}`)
}
