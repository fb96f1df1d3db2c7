import react from '@vitejs/plugin-react'
import { type HtmlTagDescriptor, loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

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

export default defineConfig({
  plugins: [react(), builtIn()],
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
    projects: [
      { extends: true, test: { name: 'units', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/server/**/*.postgres.test.ts'], restoreMocks: true } },
      './tests/support/vitest.postgres.config.ts',
    ],
  },
})
