import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
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
