import type { Treatment } from '../treatment.ts'

const cards: Readonly<Record<Treatment['card'], string>> = {
  outline: '.card{border:1px solid var(--mark)}.card.tile,.row-card{border-top:3px solid var(--mark)}',
  lift: '.card{border:1px solid var(--mark);box-shadow:0 1px 2px rgb(0 0 0/.05),0 10px 28px -12px rgb(0 0 0/.22)}.card.tile,.row-card:not(:has(.frame)),.feature{box-shadow:inset 0 4px 0 var(--mark),0 10px 28px -12px rgb(0 0 0/.22)}',
  edge: '.card{border:1px solid var(--mark);border-top:4px solid var(--mark);box-shadow:0 8px 22px -14px rgb(0 0 0/.25)}.slot,.feed-row{border-top:1px solid var(--line);border-inline-start:4px solid var(--mark)}',
  side: '.card{border:1px solid var(--mark);border-inline-start:5px solid var(--mark)}',
  ruled:
    '.card{border:1px solid var(--mark);border-top:3px solid var(--mark);border-radius:0}.slot,.feed-row{border-width:0 0 1px;border-top:1px solid var(--mark)}',
  hard: '.card{border:2px solid var(--mark);box-shadow:6px 6px 0 var(--mark)}.table-frame,.chart,.form-card{box-shadow:none}',
  soft: '.card{border:1.5px solid var(--mark);box-shadow:0 14px 34px -20px rgb(0 0 0/.3)}',
  block:
    '.card{border:2px solid var(--mark);border-top:10px solid var(--mark);border-radius:0}.feed-row,.slot{border-top-width:2px;border-inline-start:10px solid var(--mark)}',
}

const headings: Readonly<Record<Treatment['heading'], string>> = {
  plain: '',
  rule: '.section-head{border-bottom:2px solid var(--mark);padding-bottom:.8rem}',
  mark: '.section-head h2::before{content:"";display:inline-block;width:.62em;height:.62em;margin-inline-end:.45em;border-radius:min(var(--round-small),.31em);background:var(--mark)}',
  number: '.section-head h2{padding-top:1rem;border-top:4px solid var(--mark)}',
}

const frames: Readonly<Record<Treatment['frame'], string>> = {
  plain: '',
  arch: '.hero-split .hero-art{border-radius:999px 999px var(--round-large) var(--round-large);aspect-ratio:1}',
  offset: '.hero-art{box-shadow:clamp(8px,1.2vw,16px) clamp(8px,1.2vw,16px) 0 var(--mark)}',
  round: '.hero-split .hero-art{border-radius:calc(var(--round-large)*2) var(--round) calc(var(--round-large)*2) var(--round)}',
}

const rows =
  '.block-features .grid{display:grid;grid-template-columns:minmax(0,1fr);gap:2px}.feature.card{display:grid;grid-template-columns:auto minmax(0,1fr) minmax(0,1.6fr) auto;gap:.4rem 1.75rem;align-items:center;box-shadow:none;border-width:0}.feature.card .glyph{margin:0;width:2.75rem;height:2.75rem}.feature.card h3{font-size:calc(1.45rem*var(--scale))}.feature.card p{grid-column:3}.feature.card .feature-go{grid-column:4;margin:0;padding:0}@media (max-width:760px){.feature.card{grid-template-columns:auto minmax(0,1fr) auto}.feature.card h3{font-size:calc(1.15rem*var(--scale))}.feature.card p{grid-column:2}.feature.card .feature-go{grid-column:3;grid-row:1}}'

/** The rules that only some themes have. */
export const treatmentRules = (treatment: Treatment): string =>
  `${cards[treatment.card]}${headings[treatment.heading]}${frames[treatment.frame]}${treatment.features === 'rows' ? rows : ''}`
