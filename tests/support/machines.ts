import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCharts } from './charts.ts'
import { documentsOf, withTable } from './machine-documents.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}docs/machines`

const charts = await readCharts()
const documents = documentsOf(charts)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(documents)) writeFileSync(`${folder}/${name}`, text)
writeFileSync(`${root}README.md`, withTable(readFileSync(`${root}README.md`, 'utf8'), charts))
spawnSync('npx', ['biome', 'format', '--write', folder], { cwd: root, stdio: 'inherit' })
console.log(`${charts.length} machines written to docs/machines as JSON and as Mermaid diagrams, and to the table of README.md`)
