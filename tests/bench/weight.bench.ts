import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { moduleScripts } from '../../builder/site.ts'
import { chromiumPath } from '../support/chromium.ts'
import { Sparksite } from '../support/sparksite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packed = (code: string | Uint8Array) => brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Bytes of react and react-dom alone, built the same way and compressed the same way. */
async function reactAlone(): Promise<number> {
  const folder = await mkdtemp(join(root, 'node_modules/.cache/react-alone-'))
  try {
    await writeFile(
      join(folder, 'main.js'),
      "import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\ncreateRoot(document.body).render(createElement('p'))\n",
    )
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2023', rolldownOptions: { input: join(folder, 'main.js') } },
    })
    const { output } = (Array.isArray(built) ? built[0] : built) as { output: { type: string; code?: string }[] }
    return output.reduce((sum, file) => sum + (file.code ? packed(file.code) : 0), 0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Scripts that the landing page loads until its heading stands there and the network is quiet, each compressed on its own. */
async function landing(): Promise<{ name: string; bytes: number }[]> {
  const site = await Sparksite.start()
  const executablePath = await chromiumPath()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const page = await browser.newPage()
    const scripts: Promise<{ name: string; bytes: number }>[] = []
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script')
        scripts.push(answer.body().then((body) => ({ name: new URL(answer.url()).pathname, bytes: packed(body) })))
    })
    await page.goto(`${site.url}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    return await Promise.all(scripts)
  } finally {
    await browser.close()
    await site.remove()
  }
}

export async function weightBench(): Promise<string[]> {
  const [scripts, react] = [await landing(), await reactAlone()]
  const sum = scripts.reduce((total, script) => total + script.bytes, 0)
  const modules = await Promise.all(
    moduleScripts.map(async (name) => ({ name: `${name}.js`, bytes: packed(await readFile(join(root, 'dist', `${name}.js`))) })),
  )
  return [
    ...modules.flatMap(({ name, bytes }) => [
      `script of the modules of built sites, ${name}: ${bytes} bytes (brotli)`,
      `ratio: ${(bytes / react).toFixed(2)} (goal: at most 1.00)`,
    ]),
    ...scripts.map((script) => `${script.name}: ${script.bytes} bytes`),
    `initial JavaScript of the landing page: ${sum} bytes (brotli); react and react-dom alone: ${react}`,
    `ratio: ${(sum / react).toFixed(2)} (goal: at most 2.00)`,
  ]
}
