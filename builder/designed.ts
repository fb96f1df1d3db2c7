import { readableOn } from './colour/contrast.ts'
import { type Designed, type DesignedPart, isBox, looks, plainLook } from './designs.ts'
import { diagramSheet, drawnDiagram, toldDiagram } from './diagram.ts'
import { type Html, html, nothing, raw } from './render/html.ts'

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const pairOf = (line: string): readonly [name: string, value: string] => {
  const at = line.indexOf(':')
  return at === -1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}
const numbersOf = (text: string): { readonly name: string; readonly value: number }[] =>
  linesOf(text).map((line) => {
    const [name, value] = pairOf(line)
    return { name, value: Math.max(0, Number(value.replace(/[^\d.-]/g, '')) || 0) }
  })
const most = (all: readonly { readonly value: number }[]): number => Math.max(1e-9, ...all.map(({ value }) => value))
const web = /^https?:\/\/[^\s"'<>]+$/i

const types: Readonly<Record<string, string>> = { short: 'text', number: 'number', email: 'email', phone: 'tel', date: 'date', time: 'time' }
const mark = ({ required }: DesignedPart): Html => (required ? html` <span class="d-need">required</span>` : nothing)

/** How a part that is answered asks: its field bears `name`. */
export function asking(part: DesignedPart, name: string): Html | null {
  const { id, kind, text, note, lines, required } = part
  const help = note && html`<p class="d-help" id="${id}-help">${note}</p>`
  const by = html`${note && html` aria-describedby="${id}-help"`}${required && html` required`}`
  if (Object.hasOwn(types, kind))
    return html`<label for="${id}-field">${text}${mark(part)}</label>${help}<input id="${id}-field" name="${name}" type="${types[kind]!}"${by}>`
  if (kind === 'long')
    return html`<label for="${id}-field">${text}${mark(part)}</label>${help}<textarea id="${id}-field" name="${name}" rows="4"${by}></textarea>`
  if (kind === 'select')
    return html`<label for="${id}-field">${text}${mark(part)}</label>${help}<select id="${id}-field" name="${name}"${by}><option value="">Choose</option>${linesOf(lines).map((one) => html`<option>${one}</option>`)}</select>`
  if (kind === 'agree')
    return html`${help}<label class="d-tick"><input type="checkbox" name="${name}" value="Yes"${by}> <span>${text}${mark(part)}</span></label>`
  const isSeveral = kind === 'several'
  const choices = kind === 'rating' ? ['1', '2', '3', '4', '5'] : kind === 'single' || isSeveral ? linesOf(lines) : null
  return (
    choices &&
    html`<fieldset><legend>${text}${mark(part)}</legend>${help}<div class="d-choices">${choices.map((one) => html`<label class="d-tick"><input type="${isSeveral ? 'checkbox' : 'radio'}" name="${name}" value="${one}"${!isSeveral && required && html` required`}> <span>${one}</span></label>`)}</div></fieldset>`
  )
}

function pie(lines: string): Html {
  const all = numbersOf(lines)
  const total = all.reduce((sum, { value }) => sum + value, 0) || 1
  let at = 0
  const arcs = all.map(({ value }, index) => {
    const share = (value / total) * 100
    const arc = html`<circle cx="21" cy="21" r="15.9" fill="none" stroke="var(--d)" stroke-opacity="${Math.max(0.2, 1 - index * 0.22)}" stroke-width="9" pathLength="100" stroke-dasharray="${share.toFixed(2)} ${(100 - share).toFixed(2)}" stroke-dashoffset="${(-at).toFixed(2)}"></circle>`
    at += share
    return arc
  })
  return html`<div class="d-pie"><svg viewBox="0 0 42 42" aria-hidden="true"><g transform="rotate(-90 21 21)">${arcs}</g></svg><ul>${all.map(({ name, value }) => html`<li>${name}: ${Math.round((value / total) * 100)}%</li>`)}</ul></div>`
}
function curve(lines: string): Html {
  const all = numbersOf(lines)
  const top = most(all)
  const x = (index: number): number => 4 + (index / Math.max(1, all.length - 1)) * 92
  const path = all.map(({ value }, index) => `${x(index).toFixed(1)} ${(46 - (value / top) * 40).toFixed(1)}`).join('L')
  return html`<svg class="d-line" viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true"><path d="M${path}" fill="none" stroke="var(--d)" stroke-width="2" vector-effect="non-scaling-stroke"></path></svg><p class="d-scale">${all.map(({ name, value }) => html`<span>${name}<b>${value}</b></span>`)}</p>`
}

/** A part that is looked at. */
export function shownPart(part: DesignedPart): Html {
  const { kind, text, note, lines } = part
  const head = text && html`<h3>${text}</h3>`
  switch (kind) {
    case 'heading':
      return html`<h2>${text}</h2>`
    case 'paragraph':
      return html`${note.split(/\n+/).map((line) => html`<p>${line}</p>`)}`
    case 'hero':
      return html`<div class="d-hero"><h2>${text}</h2><p>${note}</p>${linesOf(lines)
        .slice(0, 2)
        .map((one) => html`<a class="d-button" href="#contact">${one}</a>`)}</div>`
    case 'button':
      return html`<p><a class="d-button" href="${web.test(note) ? note : '#contact'}">${text}</a></p>`
    case 'picture':
      return web.test(note) || /^data:image\//.test(note)
        ? html`<figure><img src="${note}" alt="${text}"></figure>`
        : html`<figure class="d-empty" role="img" aria-label="${text}"><span>${text}</span></figure>`
    case 'list':
      return html`${head}<ul>${linesOf(lines).map((one) => html`<li>${one}</li>`)}</ul>`
    case 'cards':
      return html`${head}<div class="d-cards">${linesOf(lines).map((one) => html`<div class="d-card"><h4>${pairOf(one)[0]}</h4><p>${pairOf(one)[1]}</p></div>`)}</div>`
    case 'quote':
      return html`<blockquote><p>${note}</p><p class="d-by">${text}</p></blockquote>`
    case 'table': {
      const [first = [], ...rest] = linesOf(lines).map((line) => line.split(',').map((cell) => cell.trim()))
      return html`${head}<table><thead><tr>${first.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rest.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`
    }
    case 'contact':
      return html`<div id="contact">${head}<dl>${linesOf(lines).map((one) => html`<div><dt>${pairOf(one)[0]}</dt><dd>${pairOf(one)[1]}</dd></div>`)}</dl></div>`
    case 'figure':
      return html`<div class="d-figure"><p>${text}</p><strong>${note}</strong></div>`
    case 'meter':
      return html`<div class="d-figure"><p>${text}</p><strong>${note}%</strong><progress max="100" value="${Math.min(100, Number(note) || 0)}" aria-label="${text}"></progress></div>`
    case 'bars': {
      const all = numbersOf(lines)
      return html`${head}<dl class="d-bars">${all.map(({ name, value }) => html`<div><dt>${name}</dt><dd><span style="width:${Math.round((value / most(all)) * 100)}%"></span>${value}</dd></div>`)}</dl>`
    }
    case 'line':
      return html`${head}${curve(lines)}`
    case 'pie':
      return html`${head}${pie(lines)}`
    case 'divider':
      return html`<hr>`
    default:
      return nothing
  }
}

const safe = (colour: string | undefined, otherwise: string): string => (colour !== undefined && /^#[0-9a-f]{6}$/.test(colour) ? colour : otherwise)
const faces: Readonly<Record<string, string>> = { Serif: "Georgia,'Noto Serif',serif", Typewriter: 'ui-monospace,Menlo,monospace' }
const spaces: Readonly<Record<string, string>> = { Tight: '.8rem', Wide: '2.4rem' }
const known = (value: string | undefined, of: readonly string[]): string => (value !== undefined && of.includes(value) ? value : '')

/** What is the design's own in its look, as properties of its element; every colour of it holds its words. */
export function designedLook({ look }: Designed): string {
  const colour = safe(look.colour, plainLook.colour)
  const ground = safe(look.ground, plainLook.ground)
  const face = faces[known(look.face, looks.face.values)] ?? "system-ui,-apple-system,'Segoe UI',sans-serif"
  const space = spaces[known(look.space, looks.space.values)] ?? '1.5rem'
  const colours = `--d:${colour};--d-strong:${readableOn(ground, colour)};--d-on:${readableOn(colour, '#ffffff')};--d-ground:${ground};--d-ink:${readableOn(ground)}`
  return `${colours};--d-face:${face};--d-space:${space};--d-align:${look.align === 'Centre' ? 'center' : 'start'}`
}

/** How the parts of any design are laid out and drawn. */
export const designSheet =
  ':where(.design){--d:#1d4ed8;--d-strong:#1d4ed8;--d-on:#ffffff;--d-ground:#ffffff;--d-ink:#111111;--d-face:system-ui;--d-space:1.5rem;--d-align:start}.design{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--d-space);padding:clamp(1rem,4vw,2.5rem);background:var(--d-ground);color:var(--d-ink);font:16px/1.55 var(--d-face);text-align:var(--d-align)}.design>*{grid-column:1/-1;min-width:0}.design>.is-half{grid-column:auto}.design h1,.design h2,.design h3,.design h4,.design p,.design ul,.design dl,.design figure,.design blockquote,.design fieldset{margin:0;font-family:inherit;color:inherit}.design h1{font-size:2rem;line-height:1.2}.design h2{font-size:1.5rem;line-height:1.25}.design h3{font-size:1.15rem;margin-bottom:.5rem}.design ul{padding-left:1.2rem;list-style:disc;text-align:left}.design label,.design legend{display:block;margin-bottom:.3rem;font-weight:600}.design fieldset{border:0;padding:0}.design input:not([type=radio],[type=checkbox]),.design textarea,.design select{width:100%;box-sizing:border-box;padding:.6rem .7rem;border:1.5px solid #71808f;border-radius:6px;background:#fff;color:#111;font:inherit}.d-tick{display:flex!important;gap:.5rem;align-items:center;font-weight:400!important}.d-choices{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem}.d-help,.d-need{font-size:.875rem;font-weight:400}.d-button{display:inline-block;padding:.65rem 1.3rem;border:0;border-radius:6px;background:var(--d);color:var(--d-on);font:inherit;font-weight:600;text-decoration:none}.d-hero{display:grid;gap:.9rem;justify-items:start;padding:2rem 0}.d-hero h2{font-size:2.4rem;color:var(--d-strong)}.d-cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:1rem}.d-card{padding:1rem;border:1.5px solid var(--d);border-radius:8px}.design img{max-width:100%;height:auto}.d-empty{display:grid;place-items:center;min-height:9rem;border:1.5px dashed currentColor;border-radius:8px}.design blockquote{padding-left:1rem;border-left:4px solid var(--d)}.d-by{font-weight:600}.design table{width:100%;border-collapse:collapse;text-align:left}.design th,.design td{padding:.45rem .6rem;border-bottom:1px solid #9aa7b4}.design dl>div{display:flex;flex-wrap:wrap;gap:.2rem .8rem}.design dt{font-weight:600}.design dd{margin:0}.d-figure{padding:1rem;border:1.5px solid var(--d);border-radius:8px}.d-figure strong{display:block;font-size:2rem;line-height:1.2}.d-figure progress{width:100%;accent-color:var(--d)}.d-bars{display:grid;gap:.35rem}.d-bars>div{display:grid!important;grid-template-columns:6rem minmax(0,1fr)}.d-bars dd{display:flex;gap:.5rem;align-items:center}.d-bars span{height:.9rem;border-radius:3px;background:var(--d)}.d-line{width:100%;height:8rem}.d-scale{display:flex;justify-content:space-between;font-size:.875rem}.d-scale b{display:block}.d-pie{display:flex;gap:1rem;align-items:center}.d-pie svg{width:7.5rem}.design hr{width:100%;border:0;border-top:1.5px solid #71808f}@media (max-width:520px){.design>.is-half{grid-column:1/-1}}' +
  diagramSheet

/** The look of a design by itself. */
export const designedStyle = (design: Designed): string => `.design{${designedLook(design)}}${designSheet}`

/** The parts of a design that is looked at: one under another, and boxes as a drawing before their words. */
export function shownParts(design: Designed): Html {
  const rest = design.parts.filter(({ kind }) => !isBox(kind))
  const boxes = rest.length < design.parts.length && html`<div>${drawnDiagram(design)}</div><div>${toldDiagram(design)}</div>`
  return html`${rest.map((part) => html`<div${part.half && html` class="is-half"`}>${shownPart(part)}</div>`)}${boxes}`
}

/** A whole document of a design, that stands by itself. */
export function designedPage(design: Designed, isForm: boolean): string {
  const asked = (part: DesignedPart) => html`<div${part.half && html` class="is-half"`}>${asking(part, part.text || part.id) ?? shownPart(part)}</div>`
  const parts = isForm ? design.parts.map(asked) : shownParts(design)
  const body = isForm
    ? html`<form class="design" method="post"><h1>${design.title}</h1>${parts}<div><button class="d-button" type="submit">Send</button></div></form>`
    : html`<main class="design"><h1>${design.title}</h1>${parts}</main>`
  return `<!doctype html>\n${html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${design.title}</title><style>body{margin:0}${raw(designedStyle(design))}</style></head><body>${body}</body></html>`}\n`
}
