import { chosenIn, type Design, type DesignerSnapshot, designerMachine } from '../../machines/modules/designer.machine.ts'
import { asking, designedLook, designedPage, designedStyle, shownPart } from '../designed.ts'
import { type Designed, isBox, kindsFor, linksOf, looks, partKinds, plainLook, readDesign, templatesFor, toldOf, writeDesign } from '../designs.ts'
import { diagramSheet, drawnDiagram } from '../diagram.ts'
import type { DesignerData } from '../module-data.ts'
import { type Html, html, raw } from '../render/html.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'

const saved = (text: string, type: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`
/** Characters that one kept field takes. */
const kept_max = 4900
const fileName = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'design' // biome-ignore format: one chain

function palette({ way }: DesignerData): Html {
  const about = way === 'diagram' ? 'Press a box to add it: the one that is chosen leads to it.' : 'Press a part to add it, or drag it to its place.'
  const adds = (kind: string) => event('part.add', { kind, ...(way === 'diagram' && { linked: true }) })
  return html`<div class="designer-side"><h2>${way === 'diagram' ? 'Boxes' : 'Parts'}</h2><p class="module-about">${about}</p><div class="designer-kinds">${kindsFor(
    way,
  ).map(
    (kind) =>
      html`<button type="button" class="button button-small button-plain" draggable="true" data-drag="${event('part.add', { kind })}" data-send="${adds(kind)}">${partKinds[kind]!.name}</button>`,
  )}</div></div>`
}

function canvas(snapshot: DesignerSnapshot): Html {
  const { design, chosen } = snapshot.context
  const parts = design.parts.map((part, at) => {
    const isChosen = part.id === chosen
    const name = partKinds[part.kind]?.name ?? part.kind
    return html`<div class="designer-part${isChosen && ' is-chosen'}" draggable="true" data-drop="${JSON.stringify({ at })}" data-drop-after="${JSON.stringify({ at: at + 1 })}" data-key="${part.id}" data-drag="${event('part.move', { id: part.id })}"><div class="designer-bar"><button type="button" class="button button-small ${isChosen ? 'is-chosen' : 'button-plain'}" data-send="${event(isChosen ? 'part.leave' : 'part.choose', { id: part.id })}" aria-pressed="${String(isChosen)}">${name}<span class="sr">: ${part.text}</span></button><span class="designer-moves">${press('Up', event('part.move', { id: part.id, at: at - 1 }), { look: 'button-small button-plain', isOff: at === 0, label: `Up: ${name}` })}${press('Down', event('part.move', { id: part.id, at: at + 2 }), { look: 'button-small button-plain', isOff: at === design.parts.length - 1, label: `Down: ${name}` })}</span></div><div class="designer-shown" inert>${isBox(part.kind) ? html`<p>${part.text}</p>` : (asking(part, part.id) ?? shownPart(part))}</div></div>`
  })
  const isDrawn = design.parts.some(({ kind }) => isBox(kind))
  const empty = html`<div class="designer-empty" data-drop="${JSON.stringify({ at: 0 })}"><p>Nothing stands here yet: press a part, or begin with a template.</p></div>`
  return html`<div class="designer-canvas"><style>${raw(designedStyle(design))}</style><div class="design" role="group" aria-label="Your design"><h2 class="designer-title">${design.title}</h2>${isDrawn && html`<div>${drawnDiagram(design, ({ id }) => html` data-send="${event('part.choose', { id })}"${id === chosen && html` data-chosen="yes"`}`)}</div>`}<div class="designer-parts" data-drop="${JSON.stringify({ at: design.parts.length })}">${parts.length > 0 ? parts : empty}</div></div></div>`
}

function field(snapshot: DesignerSnapshot, name: 'text' | 'note' | 'lines', label: string): Html {
  const part = chosenIn(snapshot.context)
  const id = `design-${name}`
  const key = `${part?.id}${snapshot.context.filled}`
  const type = event('part.type', { field: name })
  return name === 'text'
    ? html`<div class="field"><label for="${id}">${label}</label><input id="${id}" type="text" maxlength="200" value="${part?.text ?? ''}" data-key="${key}" data-type="${type}"></div>`
    : html`<div class="field"><label for="${id}">${label}</label><textarea id="${id}" rows="${name === 'note' ? 3 : 5}" data-key="${key}" data-type="${type}">${part?.[name] ?? ''}</textarea></div>`
}
/** Where a box of a diagram leads: a press for each other box, and the words of each arrow. */
function links({ context }: DesignerSnapshot): Html {
  const { design, chosen, filled } = context
  const part = chosenIn(context)!
  const linked = linksOf(part, design.parts)
  const others = design.parts.filter(({ id, kind }) => id !== chosen && isBox(kind))
  const all = others.map(({ id, text }) => ({ words: text, sends: event('link.turn', { to: id }), isChosen: linked.some(({ to }) => to.id === id) }))
  return html`${all.length > 0 && options('Leads to', all)}${linked.map(({ to, words }) => html`<div class="field"><label for="arrow-${to.id}">Words on the arrow to “${to.text}”</label><input id="arrow-${to.id}" type="text" maxlength="40" value="${words}" data-key="${chosen}${to.id}${filled}" data-type="${event('link.type', { to: to.id })}"></div>`)}`
}
function properties(snapshot: DesignerSnapshot): Html {
  const { design } = snapshot.context
  const part = chosenIn(snapshot.context)
  if (!part)
    return html`<p class="module-about">Choose a ${design.parts.some(({ kind }) => isBox(kind)) ? 'box' : 'part'} in the design to write in it, to copy it or to take it away.</p>`
  const kind = partKinds[part.kind]!
  const turn = (name: 'required' | 'half', words: string) =>
    press(words, event('part.turn', { field: name }), { look: part[name] ? 'button-small is-chosen' : 'button-small button-plain', isPressed: part[name] })
  return html`<h3>${kind.name}</h3>${kind.text !== null && field(snapshot, 'text', kind.asks ? 'Question' : 'Words')}${kind.note !== null && field(snapshot, 'note', kind.says ?? 'Text')}${kind.lines !== null && field(snapshot, 'lines', kind.lists ?? 'Lines')}${isBox(part.kind) ? links(snapshot) : html`<div class="actions">${kind.asks && turn('required', 'Required')}${turn('half', 'Half as wide')}</div>`}<div class="actions">${press('Copy', event('part.copy'), { look: 'button-small button-plain' })}${press('Remove', event('part.remove'), { look: 'button-small button-plain' })}</div>`
}

function lookOf(snapshot: DesignerSnapshot): Html {
  const { look } = snapshot.context.design
  return html`<details class="designer-look"><summary>Look</summary>${(Object.keys(looks) as (keyof typeof looks)[]).map((name) => {
    const { name: legend, values } = looks[name]
    const chosen = look[name] ?? plainLook[name]
    if (!values[0].startsWith('#'))
      return options(
        legend,
        values.map((value) => ({ words: value, sends: event('look.choose', { name, value }), isChosen: value === chosen })),
      )
    return html`<fieldset class="module-options"><legend>${legend}</legend><div class="module-choices">${values.map((value) => html`<button type="button" class="designer-swatch" data-send="${event('look.choose', { name, value })}" aria-pressed="${String(value === chosen)}" aria-label="${legend} ${value}" style="background:${value}"></button>`)}</div></fieldset>`
  })}</details>`
}

function beginning(snapshot: DesignerSnapshot): Html {
  const { templates, saved: kept } = snapshot.context
  return html`<details class="designer-look"><summary>Templates${kept.length > 0 && ' and saved designs'}</summary><div class="module-choices">${templates.map(({ name }) => press(name, event('template.take', { name }), { look: 'button-small button-plain' }))}</div>${kept.length > 0 && html`<p class="module-about">Saved:</p><div class="module-choices">${kept.map(({ id, name }) => press(name, event('design.open', { id }), { look: 'button-small button-plain' }))}</div>`}</details>`
}

function designing(snapshot: DesignerSnapshot, data: DesignerData): Html {
  const { design, past, future, filled } = snapshot.context
  return html`<div class="actions designer-top">${press('Preview', event('preview.open'), { look: 'button-small', isOff: design.parts.length === 0 })}${press('Source', event('source.open'), { look: 'button-small button-plain', isOff: design.parts.length === 0 })}${press('Undo', event('design.undo'), { look: 'button-small button-plain', isOff: past.length === 0 })}${press('Redo', event('design.redo'), { look: 'button-small button-plain', isOff: future.length === 0 })}${press('Remove all', event('design.clear'), { look: 'button-small button-plain', isOff: design.parts.length === 0 })}</div><div class="designer">${palette(data)}${canvas(snapshot)}<div class="designer-side"><div class="field"><label for="design-title">Title</label><input id="design-title" type="text" maxlength="120" value="${design.title}" data-key="title${filled}" data-type="${event('title.type')}"></div>${properties(snapshot)}${lookOf(snapshot)}${beginning(snapshot)}</div></div>`
}

/** A diagram as a picture that stands by itself. */
function drawing(design: Designed): string {
  const [svg = ''] = /<svg[\s\S]*<\/svg>/.exec(drawnDiagram(design).toString()) ?? []
  return svg.replace('>', `><style>svg{${designedLook(design)};background:var(--d-ground)}${diagramSheet}</style>`)
}

function looking(snapshot: DesignerSnapshot, { way }: DesignerData): Html {
  const { design } = snapshot.context
  const page = designedPage(design, way === 'form')
  const json = JSON.stringify(design, null, 2)
  const isSource = snapshot.matches('reading')
  const body = isSource
    ? html`<div class="field"><label for="design-source">HTML</label><textarea id="design-source" class="bench-text" rows="16" readonly spellcheck="false">${page}</textarea></div><div class="actions"><button type="button" class="button button-small" data-copies="design-source">Copy the HTML</button></div>`
    : html`<iframe class="bench-page designer-page" title="Preview of ${design.title}" sandbox="" srcdoc="${page}"></iframe>`
  return html`<div class="actions designer-top">${press('Back to the design', event('design.change'), { look: 'button-small' })}${isSource ? press('Preview', event('preview.open'), { look: 'button-small button-plain' }) : press('Source', event('source.open'), { look: 'button-small button-plain' })}<a class="button button-small button-plain" download="${fileName(design.title)}.html" href="${saved(page, 'text/html')}">Download HTML</a><a class="button button-small button-plain" download="${fileName(design.title)}.json" href="${saved(json, 'application/json')}">Download JSON</a>${way === 'diagram' && html`<a class="button button-small button-plain" download="${fileName(design.title)}.svg" href="${saved(drawing(design), 'image/svg+xml')}">Download picture</a>`}</div><h2 class="sr" tabindex="-1" data-focus-when="${isSource ? 'reading' : 'previewing'}">${isSource ? 'Source' : 'Preview'}</h2>${body}`
}

const said: Readonly<Record<string, string>> = { previewing: 'Preview.', reading: 'Source.' }
export const designer = defineModule<'designer', typeof designerMachine>({
  machine: designerMachine,
  input({ way, saved: kept, opened }, _, before) {
    const last = readDesign(JSON.stringify(before))
    const row = opened ?? (before as Partial<Design> | null)?.row
    const templates = Object.entries(templatesFor[way]).map(([name, design]) => ({ name, design }))
    return {
      kinds: kindsFor(way).map((kind) => ({ kind, text: partKinds[kind]!.text ?? '', note: partKinds[kind]!.note ?? '', lines: partKinds[kind]!.lines ?? '' })),
      templates,
      saved: kept.flatMap(({ id, name, design }) => {
        const found = readDesign(design)
        return found ? [{ id, name, design: found }] : []
      }),
      design: last ? { ...last, ...(kept.some(({ id }) => id === row) && { row }) } : templates[0]!.design,
    }
  },
  view: (snapshot, data) => (snapshot.matches('designing') ? designing(snapshot, data) : looking(snapshot, data)),
  words(snapshot) {
    const { design } = snapshot.context
    const part = chosenIn(snapshot.context)
    return (
      said[String(snapshot.value)] ??
      `${design.parts.length} part${design.parts.length === 1 ? '' : 's'}${part ? `; ${partKinds[part.kind]?.name} chosen` : ''}.`
    )
  },
  measures(snapshot) {
    const { design } = snapshot.context
    if (design.parts.length === 0) return null
    const name = design.title.trim() || 'Untitled'
    const text = writeDesign(design)
    return {
      name,
      ...toldOf(design),
      design: text.slice(0, kept_max),
      more: text.slice(kept_max),
      row: design.row ?? '',
      words: `${name}, ${design.parts.length} part${design.parts.length === 1 ? '' : 's'}`,
    }
  },
  memory: ({ context }): Design => context.design,
})
