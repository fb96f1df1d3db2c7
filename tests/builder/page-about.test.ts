import { expect, test } from 'vitest'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'

const model = built('A museum guide with exhibits and opening hours.')
const site = createTriedSite(model, () => 1_795_000_000)
const headOf = (to: string) => {
  const { html } = site.turn({ to, fields: null })
  const said = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    title: said(/<title>([^<]*)</),
    description: said(/<meta name="description" content="([^"]*)"/),
    canonical: said(/<link rel="canonical" href="([^"]*)"/),
    shared: said(/<meta property="og:title" content="([^"]*)"/),
  }
}

test('a page that shows a row is called by it, says how its text begins, and has an address of its own', () => {
  const exhibits = model.entities.find(({ id }) => id === 'exhibits')
  const path = model.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'exhibits')?.path ?? ''
  const seed = exhibits?.seeds[0]
  const story = exhibits?.fields.find(({ type }) => type === 'long_text')?.id ?? ''
  const row = headOf(`${path}?row=exhibits-sample-1`)
  expect(row).toMatchObject({ title: `${seed?.[exhibits?.title ?? '']} · ${model.name}`, shared: seed?.[exhibits?.title ?? ''] })
  expect(row.description).toBe(seed?.[story])
  expect(row.canonical.endsWith(`${path}?row=exhibits-sample-1`)).toBe(true)
})

test('each other page is described by what it shows, the first one by what the site is for', () => {
  const [home, exhibits] = [headOf('/'), headOf('/exhibits')]
  expect(exhibits.description).toBe(`Exhibits: ${home.description}`)
  expect(exhibits.canonical.endsWith('/exhibits')).toBe(true)
})
