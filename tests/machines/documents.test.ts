import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createMachine, setup } from 'xstate'
import { configOf, readCharts } from '../support/charts.ts'
import { documentsOf, withTable } from '../support/machine-documents.ts'
import { mermaidOf } from '../support/mermaid.ts'

const charts = await readCharts()
const written = documentsOf(charts)
const folder = new URL('../../docs/machines/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const meant = (name: string, text: string): unknown => (name.endsWith('.json') ? JSON.parse(text) : text)

describe('what `npm run machines` writes', () => {
  it('is there for every machine, and for nothing else', () => {
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(written).toSorted())
  })
  it('is what the machines are now', () => {
    const there = new Set(readdirSync(folder))
    const stale = Object.entries(written).filter(([name, text]) => there.has(name) && !isDeepStrictEqual(meant(name, read(name)), meant(name, text)))
    expect(stale.map(([name]) => name)).toEqual([])
  })
  it("the README's table names every machine with its states, its parents and what it invokes", () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    expect(readme).toBe(withTable(readme, charts))
  })
  it('every chart says what it knows', () => {
    expect(charts.filter(({ knows }) => knows.length < 20).map(({ file }) => file)).toEqual([])
  })
  it('the JSON of a machine is a machine', () => {
    expect(charts.map(({ machine }) => createMachine(configOf(machine) as never).id)).toEqual(charts.map(({ machine }) => machine.id))
  })
})

describe('a diagram', () => {
  const machine = setup({
    actors: { save: createMachine({}) },
    guards: { isNew: () => true, hasWord: (_, _params: { word: string }) => true },
    delays: { pause: 200 },
  }).createMachine({
    id: 'note',
    initial: 'open',
    on: { 'note.drop': '.closed' },
    states: {
      open: {
        type: 'parallel',
        on: { 'note.close': { guard: { type: 'hasWord', params: { word: 'bye' } }, target: 'closed' }, 'note.clear': '.text.blank' },
        states: {
          text: { initial: 'blank', states: { blank: { on: { 'text.changed': { guard: 'isNew' } }, after: { pause: 'kept' } }, kept: {} } },
          saved: { invoke: { id: 'save', src: 'save', onDone: '#note.closed', onError: '#note.open.text.kept' } },
        },
      },
      closed: { type: 'final' },
    },
  })
  it('draws states within states, regions, ends, delays, guards and invokes, and names what Mermaid cannot draw', () => {
    expect(mermaidOf(machine)).toBe(`stateDiagram-v2
  [*] --> note_open
  state "open (all at once)" as note_open {
    state "text" as note_open_text {
      [*] --> note_open_text_blank
      state "blank<br/>on text.changed [isNew]" as note_open_text_blank
      state "kept" as note_open_text_kept
    }
    state "saved<br/>invokes save" as note_open_saved
  }
  note right of note_open
    on note.clear to open.text.blank
  end note
  state "closed" as note_closed
  note_closed --> [*]
  note right of note_open
    everywhere
    on note.drop to closed
  end note
  note_open --> note_closed : note.close [hasWord bye]
  note_open_text_blank --> note_open_text_kept : after 200 ms
  note_open_saved --> note_closed : save done
  note_open_saved --> note_open_text_kept : save failed
`)
  })
})
