import { describe, expect, it } from 'vitest'
import { readModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { stylesheet } from '../../builder/render/stylesheet.ts'
import { take } from '../../builder/take.ts'
import { hostile, injectedIn } from '../support/hostile.ts'
import { request } from '../support/models.ts'
import { around, type Part, partsIn, readPart } from '../support/visible-page.ts'
import { siteOf } from '../support/visitor-words.ts'

const prompts = Array.from({ length: 120 }, (_, index) => hostile(index + 1))

describe('hostile words', () => {
  it('BUILD-01 become a site that validates, and bring nothing into its pages that runs or loads', () => {
    for (const words of prompts) {
      const model = siteOf(words)
      expect(readModel(model)).toEqual(model)
      for (const { path, role } of model.pages) {
        const { html } = renderPage(model, request(path, { visitor: { id: 'v', role: role ?? null }, rows: {} }))
        expect([words, injectedIn(html)]).toEqual([words, []])
      }
      expect(stylesheet(model.theme)).not.toMatch(/evil|<|javascript/)
    }
  })

  it('give the same elements as harmless words in the same place', () => {
    const model = siteOf('A shop for qualmquill. Customers can browse qualmquill, search qualmquill and place orders. Admins can manage qualmquill.')
    // Ids and paths hold letters only, whatever the words are.
    const said = JSON.stringify(model, (key, value: unknown) =>
      typeof value === 'string' && !/^(?:id|path|page|entity|action|field|fields|actions|title)$/.test(key) && !/^[a-z0-9_/-]+$/.test(value)
        ? value.replace(/qualmquills?/gi, '@@')
        : value,
    )
    const site = (name: string) => readModel(JSON.parse(said.replaceAll('@@', JSON.stringify(name).slice(1, -1))))
    expect(said.split('@@').length).toBeGreaterThan(10)
    const skeleton = (name: string) =>
      site(name).pages.map(({ path, role }) => {
        const { html } = renderPage(site(name), request(path, { visitor: { id: 'v', role: role ?? null }, rows: {} }))
        // Which pictures stand for which words is nothing of the structure.
        const isShown = (part: Part) => around(part, ({ attributes }) => attributes['aria-hidden'] === 'true') === null
        return [...partsIn(readPart(html))].filter(isShown).map(({ tag, attributes }) => [tag, Object.keys(attributes)])
      })
    const harmless = skeleton('Quill')
    for (const attack of [
      '<b>Quill</b>',
      '"><svg onload=alert(1)> Quill',
      "Qualm' onclick='alert(1) Quill",
      '</title><script>alert(1)</script> Quill',
      '&lt;b&gt; Quill',
    ])
      expect([attack, skeleton(attack)]).toEqual([attack, harmless])
  })

  it('are answered as a change too, without an exception', () => {
    const before = siteOf('A pottery studio where people book a class')
    for (const words of prompts.slice(0, 40)) {
      const turn = take(before, words)
      let next = turn.next()
      while (!next.done) next = turn.next()
      if (next.value.model) expect(readModel(next.value.model)).toEqual(next.value.model)
    }
  })
})
