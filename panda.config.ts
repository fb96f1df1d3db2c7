import { defineConfig } from '@pandacss/dev'
import { recipes, slotRecipes } from './src/ui/recipes.ts'
import { globalCss, keyframes, semanticTokens, tokens } from './src/ui/tokens.ts'

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  eject: true,
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  strictTokens: false,
  conditions: { extend: { dark: '[data-theme=dark] &' } },
  globalCss,
  // Variants that are chosen while the page runs are not found in the sources.
  staticCss: { recipes: '*' },
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    keyframes,
    recipes,
    slotRecipes,
  },
})
