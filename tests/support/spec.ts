import { coverageOf, listTitles, readRows } from './specification.ts'

const specified = readRows()
const titles = await listTitles(specified).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const { rows, without, unknown } = coverageOf(specified, titles)

for (const { id, text, tests } of rows) {
  console.log(`${tests.length ? ' ' : '!'} ${id.padEnd(11)} ${text.length > 140 ? `${text.slice(0, 139)}…` : text}`)
  for (const { title, file } of tests) console.log(`              ${file}: ${title}`)
}
if (unknown.length) console.log(`\nTitles with an id that is no row:\n${unknown.map((title) => `  ${title}`).join('\n')}`)
console.log(`\n${rows.length - without.length} of ${rows.length} rows have a test${without.length ? `; none have ${without.join(', ')}` : ''}`)
process.exitCode = rows.length === 0 || without.length > 0 || unknown.length > 0 ? 1 : 0
