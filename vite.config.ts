import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { patience } from './tests/support/patience.ts'

/** Says in the document which other origins the client was built to use: the server's content security policy follows it. */
function builtIn(): Plugin {
  const meta = (name: string, content: string): HtmlTagDescriptor => ({ tag: 'meta', attrs: { name: `built-in-${name}`, content }, injectTo: 'head' })
  let tags: HtmlTagDescriptor[] = []
  return {
    name: 'built-in',
    configResolved({ mode, envDir }) {
      const { VITE_SENTRY_DSN, VITE_GOOGLE_CLIENT_ID, VITE_GOOGLE_SCRIPT_URL } = loadEnv(mode, envDir || '.', 'VITE_')
      tags = [
        ...(VITE_SENTRY_DSN ? [meta('monitoring', new URL(VITE_SENTRY_DSN).origin)] : []),
        ...(VITE_GOOGLE_CLIENT_ID && VITE_GOOGLE_CLIENT_ID !== 'YOUR_GOOGLE_CLIENT_ID'
          ? [meta('google', VITE_GOOGLE_SCRIPT_URL || 'https://accounts.google.com/gsi/client')]
          : []),
      ]
    },
    transformIndexHtml: () => tags,
  }
}

/** The scripts of sites' module blocks: each a module by itself, which the server reads from dist/. */
const siteScripts = {
  'modules.js': 'builder/browser/main.ts',
  'studio.js': 'builder/browser/studio.ts',
  'designer.js': 'builder/browser/design.ts',
  'explorer.js': 'builder/browser/explore.ts',
  'games.js': 'builder/browser/games.ts',
  'pictures.js': 'builder/browser/pictures.ts',
  'clips.js': 'builder/browser/clips.ts',
  'scripts.js': 'builder/browser/scripts.ts',
  'hanzi.js': 'builder/browser/hanzi.ts',
  'console.js': 'builder/browser/consoles.ts',
  'instrument.js': 'builder/browser/instruments.ts',
} as const
async function bundleModules(root: string, input: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as { readonly output: readonly { readonly type: string; readonly code?: string }[] }
  return output.find(({ type }) => type === 'chunk')?.code ?? ''
}

function siteModules(): Plugin {
  let root = ''
  return {
    name: 'site-modules',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, input] of Object.entries(siteScripts)) this.emitFile({ type: 'asset', fileName, source: await bundleModules(root, input) })
    },
    async configureServer(server) {
      if (process.env.VITEST) return
      async function write(): Promise<void> {
        mkdirSync(`${root}/dist`, { recursive: true })
        for (const [name, input] of Object.entries(siteScripts)) {
          const code = await bundleModules(root, input)
          writeFileSync(`${root}/dist/${name}`, code)
          current.set(name, code)
        }
      }
      const current = new Map<string, string>()
      await write()
      server.watcher.on('change', (file) => {
        if (/\/(?:builder\/(?:browser|render)|machines\/modules)\//.test(file)) void write().catch(({ message }) => server.config.logger.error(message))
      })
      for (const name of Object.keys(siteScripts))
        server.middlewares.use(`/${name}`, (_, outgoing) => void outgoing.setHeader('content-type', 'text/javascript').end(current.get(name)))
    },
  }
}

const brotli = promisify(brotliCompress)

/** Puts every text of the built client in Brotli beside itself, so that no server compresses what never changes. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      if (this.environment.name !== 'client') return
      const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const bytes = await readFile(`${dir}/${name}`)
          const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
          await writeFile(`${dir}/${name}.br`, await brotli(bytes, { params }))
        }),
      )
    },
  }
}

/** Tests that keep what they need in themselves share their modules, of which loading takes longer than many a test. */
const sharing = ['builder', 'contract', 'machines', 'server'].map((folder) => `tests/${folder}/**/*.test.ts`)
const onPostgres = 'tests/server/**/*.postgres.test.ts'

export default defineConfig({
  plugins: [react(), builtIn(), siteModules(), compressed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name].[hash].js',
        chunkFileNames: 'static/js/[name].[hash].js',
        assetFileNames: 'static/css/[name].[hash][extname]',
        // What every page needs first, compressed as one.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'static/js/[name].[hash].js', chunkFileNames: 'static/js/[name].[hash].js' } },
  },
  test: {
    // Vitest leaves a core to an editor; here nothing else is at work.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing',
          include: sharing,
          exclude: [onPostgres],
          isolate: false,
          server: { deps: { external: [/\/practice-lines\//] } },
          setupFiles: ['tests/support/practices.ts'],
          restoreMocks: true,
          ...patience,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...sharing, onPostgres], restoreMocks: true, ...patience },
      },
      './tests/support/vitest.postgres.config.ts',
    ],
  },
})
