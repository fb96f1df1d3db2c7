import type { ProductShape } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'

const safe = (colour: string | undefined, otherwise: string): string => (colour !== undefined && /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : otherwise)

/** A drawing of a product in the colours of its first two coloured parts, with the words on it. */
export function productDrawing(shape: ProductShape, colours: readonly string[], words: string): Html {
  const [body, trim] = [safe(colours[0], '#3b5b8c'), safe(colours[1], '#f0c04a')]
  const label = (x: number, y: number, size: number) =>
    html`<text x="${x}" y="${y}" text-anchor="middle" font-size="${Math.max(6, Math.min(size, 110 / Math.max(6, [...words].length)))}" font-weight="700" font-family="system-ui,sans-serif" fill="#fff" stroke="#222" stroke-width=".6" paint-order="stroke">${words}</text>`
  const drawn: Readonly<Record<ProductShape, Html>> = {
    shirt: html`<path d="M62 42 92 28q8 14 16 0l30 14 38 36-24 26-12-12v92H60V92l-12 12-24-26z" fill="${body}"></path><path d="M92 28q8 14 16 0l6 3q-14 22-28 0zM24 78l24 26 6-6-24-26zM176 78l-24 26-6-6 24-26z" fill="${trim}"></path>${label(100, 118, 18)}`,
    cake: html`<ellipse cx="100" cy="182" rx="86" ry="10" fill="#00000022"></ellipse><path d="M28 120h144v58q-72 14-144 0zM54 70h92v50H54z" fill="${body}"></path><path d="M28 120h144v14q-10 12-20 0-12 14-24 0-14 14-28 0-12 14-24 0-12 14-24 0-12 12-24 0zM54 70h92v10q-12 12-23 0-12 12-23 0-12 12-23 0-12 12-23 0zM97 40h6v30h-6z" fill="${trim}"></path>${label(100, 163, 15)}`,
    sofa: html`<path d="M34 74q0-22 22-22h88q22 0 22 22v34H34zM16 92q0-12 12-12t12 12v34h120V92q0-12 12-12t12 12v66H16z" fill="${body}"></path><path d="M42 104h56v28H42zM102 104h56v28h-56zM26 158h10v16H26zM164 158h10v16h-10z" fill="${trim}"></path>${label(100, 84, 14)}`,
    car: html`<path d="M14 128q0-22 26-24l22-28q6-8 18-8h44q12 0 20 10l18 26q26 2 26 24v16H14z" fill="${body}"></path><path d="M70 84h26v20H54zM104 84h20l16 20h-36z" fill="#dfeaf2"></path><circle cx="54" cy="144" r="19" fill="#222"></circle><circle cx="146" cy="144" r="19" fill="#222"></circle><circle cx="54" cy="144" r="9" fill="${trim}"></circle><circle cx="146" cy="144" r="9" fill="${trim}"></circle>${label(100, 128, 13)}`,
    box: html`<path d="M30 76h140v106H30zM22 56h156v24H22z" fill="${body}"></path><path d="M92 56h16v126H92zM98 54Q60 46 66 30t34 22Q128 14 134 30t-36 24z" fill="${trim}"></path>${label(100, 140, 15)}`,
  }
  return html`<svg class="design-view" viewBox="0 0 200 200" role="img" aria-label="How the design looks">${drawn[shape]}</svg>`
}
