import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findColours } from '../../builder/colour/names.ts'
import { type AppModel, readModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { take } from '../../builder/take.ts'
import { flawsOf } from '../support/integrity.ts'
import { sentences } from '../support/sentences.ts'
import { runTurn } from '../support/turn.ts'

const collected = fileURLToPath(new URL('../../../shared/prompts/dev.jsonl', import.meta.url))
const first = existsSync(collected)
  ? readFileSync(collected, 'utf8')
      .split('\n')
      .slice(0, 50)
      .map((line) => (JSON.parse(line) as { instruction: string }).instruction)
  : []
if (first.length === 0) console.log('The collected descriptions are not here: only our own sentences are built.')

const visitor = { id: 'visitor', role: null }
const request: SiteRequest = { path: '/', query: {}, base: '', visitor, roles: [], rows: {}, today: '2026-01-31', badge: true }

function built(words: string): AppModel {
  const { model } = runTurn(take(null, words)).outcome
  return readModel(model)
}

describe.each([...sentences, ...first])('%s', (words) => {
  const model = built(words)
  it('becomes a site without a flaw, each page of which renders', () => {
    expect(flawsOf(model)).toEqual([])
    for (const page of model.pages) {
      const { status, html } = renderPage(model, { ...request, path: page.path, visitor: { ...visitor, role: page.role ?? null } })
      expect([page.path, status]).toEqual([page.path, 200])
      expect(html).toContain('<h1')
      expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
    }
  })
  it('has lists with believable entries and a form that keeps what is entered', () => {
    expect(model.entities.length).toBeGreaterThan(0)
    // A cart and what is asked for by oneself begin empty, there are as few categories as there are, a site has one row of settings and one rate that sharing earns, reports as many as there is to tell, and a state changed as often as it did.
    const sorts = model.entities.flatMap(({ fields }) => fields.flatMap((field) => (field.sorts ? [field.entity] : [])))
    const few = new Set([model.settings?.entity, 'sharing_rates', 'statistical_reports', ...sorts])
    for (const { plural, seeds } of model.entities.filter(({ id, read }) => read !== 'own' && !few.has(id) && !id.endsWith('_changes')))
      expect([plural, seeds.length >= 4]).toEqual([plural, true])
    for (const { id, seeds } of model.entities) if (id === 'statistical_reports') expect(seeds.length).toBeGreaterThan(0)
    const forms = model.pages.flatMap((page) =>
      page.blocks.flatMap((block) => (block.kind === 'form' && block.action !== 'save_site_settings' ? [block.action] : [])),
    )
    expect(forms.length).toBeGreaterThan(0)
    for (const id of forms) {
      const action = model.actions.find((one) => one.id === id)
      const role = action?.role ?? model.roles.find(({ manages }) => manages)?.id ?? null
      const asked = submit(model, { action: id, row: null, typed: {}, visitor: { ...visitor, role }, today: request.today, rows: {}, newId: () => 'new' })
      expect([id, asked.kind === 'writes' || asked.kind === 'refused']).toEqual([id, true])
    }
  })
  it('says for every clause what became of it', () => {
    expect(model.requirements.length).toBeGreaterThan(0)
    for (const { clause, status, where } of model.requirements) {
      expect(words.replace(/\s+/g, ' ')).toContain(clause.replace(/\s+/g, ' '))
      if (status === 'built') expect([clause, model.pages.some(({ path }) => path === where)]).toEqual([clause, true])
    }
  })
})

describe.each(first)('the colours of: %s', (words) => {
  it('are exactly those named', () => {
    const { theme } = built(words)
    const named = findColours(words).slice(-2)
    expect([theme.background, theme.component].toSorted()).toEqual(named.map(({ hex }) => hex).toSorted())
  })
})
