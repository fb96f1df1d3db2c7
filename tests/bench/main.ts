import { serverBench } from './server.bench.ts'
import { weightBench } from './weight.bench.ts'
import { wordsBench } from './words.bench.ts'

const asked = process.argv.slice(2)
for (const [name, bench] of Object.entries({ words: wordsBench, server: serverBench, weight: weightBench })) {
  if (asked.length && !asked.includes(name)) continue
  console.log(`\n${name}`)
  for (const line of await bench()) console.log(`  ${line}`)
}
