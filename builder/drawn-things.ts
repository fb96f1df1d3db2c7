import { chanceOf } from './compose/chance.ts'

interface Known {
  readonly name: string
  readonly cue: RegExp
  readonly isAbove?: boolean
  /** Drawn around the origin, standing on it; the words only vary colours. */
  readonly draw: (chance: string) => string
}
export interface SceneThing extends Known {
  /** The word that named it. */
  readonly word: string
}
const pick = (chance: string, colours: readonly string[]): string => colours[chanceOf(chance, colours.length)]!
const bright = ['#d94f4f', '#3f7fc0', '#e0a92e', '#6b4fa0', '#3b9a6b', '#e07fa8']

const person = (chance: string, hat = ''): string =>
  `<path d="M-34 0V-70Q-34 -120 0 -120T34 -70V0z" fill="${pick(chance, bright)}"/><circle cy="-148" r="30" fill="#e3b08a"/><path d="M-30 -152Q0 -206 30 -152Q0 -172 -30 -152z" fill="#3a2a22"/>${hat}`
const beast = (fill: string, ears: string, tail: string): string =>
  `${tail}<ellipse cy="-50" rx="70" ry="40" fill="${fill}"/><path d="M-46 -30v30M-20 -20v20M24 -20v20M48 -30v30" stroke="${fill}" stroke-width="16" stroke-linecap="round"/><circle cx="66" cy="-92" r="34" fill="${fill}"/>${ears}<circle cx="76" cy="-98" r="5" fill="#221"/><circle cx="98" cy="-84" r="6" fill="#221"/>`

const known: readonly Known[] = [
  { name: 'tree', cue: /\b(?:trees?|forest|woods|oak|jungle)\b/i, draw: (c) => `<rect x="-11" y="-70" width="22" height="70" fill="#6b4a2f"/><circle cy="-120" r="62" fill="${pick(c, ['#2f7a4b', '#3f8f58', '#276a40'])}"/><circle cx="-38" cy="-92" r="40" fill="#3c8a55"/><circle cx="38" cy="-94" r="42" fill="#2d7146"/>` },
  { name: 'pine', cue: /\b(?:pines?|firs?|christmas tree)\b/i, draw: () => `<rect x="-9" y="-40" width="18" height="40" fill="#5c4029"/><path d="M0 -220L64 -120H-64zM0 -170L78 -40H-78z" fill="#1f6044"/>` },
  { name: 'flower', cue: /\b(?:flowers?|roses?|tulips?|garden|blossoms?|sunflowers?|lotus)\b/i, draw: (c) => `<path d="M0 0V-80" stroke="#2f7a3f" stroke-width="9"/><g fill="${pick(c, bright)}"><circle cx="-22" cy="-92" r="20"/><circle cx="22" cy="-92" r="20"/><circle cy="-114" r="20"/><circle cy="-74" r="20"/></g><circle cy="-93" r="13" fill="#f5d04c"/>` },
  { name: 'house', cue: /\b(?:houses?|home|cottage|village|cabin|hut|farm)\b/i, draw: (c) => `<rect x="-90" y="-110" width="180" height="110" fill="#f0e2c8"/><path d="M-110 -106L0 -190 110 -106z" fill="${pick(c, ['#b2503c', '#7d4a3a', '#44607c'])}"/><rect x="-20" y="-62" width="40" height="62" fill="#6b4a2f"/><path d="M-70 -86h34v34h-34zM36 -86h34v34h-34z" fill="#a9d3ea"/>` },
  { name: 'castle', cue: /\b(?:castles?|palace|fortress|temple)\b/i, draw: () => `<path d="M-130 0V-150h30v-24h24v24h30v-40h-8l36 -60 36 60h-8v40h30v-24h24v24h30V0z" fill="#a3a1ad"/><path d="M-26 0v-60q26 -34 52 0V0z" fill="#4c3a33"/><path d="M0 -250v-50l44 16 -44 16" fill="#c33d4a"/>` },
  { name: 'cat', cue: /\b(?:cats?|kittens?)\b/i, draw: (c) => { const fill = pick(c, ['#8a8f98', '#d99445', '#3b3a3f']); return beast(fill, `<path d="M40 -112l4 -40 26 24zM72 -126l26 -24 4 40z" fill="${fill}"/>`, `<path d="M-62 -56q-60 -20 -40 -90" fill="none" stroke="${fill}" stroke-width="14" stroke-linecap="round"/>`) } },
  { name: 'dog', cue: /\b(?:dogs?|pupp(?:y|ies)|wolf|wolves|fox(?:es)?)\b/i, draw: (c) => { const fill = pick(c, ['#a9744a', '#e0c9a6', '#c8692f']); return beast(fill, `<path d="M44 -122q-26 10 -16 54q22 -4 26 -44z" fill="#6f4528"/>`, `<path d="M-64 -66q-34 -26 -30 -60" fill="none" stroke="${fill}" stroke-width="16" stroke-linecap="round"/>`) } },
  { name: 'horse', cue: /\b(?:horses?|unicorns?|deer|cows?|sheep|tigers?|lions?|elephants?|animals?)\b/i, draw: (c) => beast(pick(c, ['#8b5a36', '#f3f0ea', '#d9a04a']), '<path d="M44 -126q-40 20 -34 66" stroke="#5b3a26" stroke-width="16" fill="none"/>', '') },
  { name: 'bird', cue: /\b(?:birds?|eagles?|seagulls?|doves?|parrots?|dragons?|phoenix)\b/i, isAbove: true, draw: (c) => `<path d="M-80 -10Q-40 -60 0 -6Q40 -60 80 -10Q40 -30 0 22Q-40 -30 -80 -10z" fill="${pick(c, ['#2f3a4a', '#f6f6f2', '#b2463e'])}"/>` },
  { name: 'fish', cue: /\b(?:fish(?:es)?|dolphins?|whales?|sharks?|koi)\b/i, draw: (c) => `<path d="M-70 -30Q0 -90 60 -30L96 -58V-2L60 -30Q0 30 -70 -30z" fill="${pick(c, ['#e8803a', '#4b87b8', '#d94f4f'])}"/><circle cx="-40" cy="-36" r="6" fill="#222"/>` },
  { name: 'boat', cue: /\b(?:boats?|ships?|sail\w*|yachts?)\b/i, draw: (c) => `<path d="M-100 -34H100L66 10H-66z" fill="#7d4a3a"/><path d="M0 -34V-190" stroke="#4a3527" stroke-width="9"/><path d="M8 -186L90 -50H8zM-8 -160L-72 -50H-8z" fill="${pick(c, ['#fff', '#f4e3c2', '#d94f4f'])}"/>` },
  { name: 'car', cue: /\b(?:cars?|taxi|vehicles?|bus(?:es)?|trucks?)\b/i, draw: (c) => `<path d="M-110 -30q0 -34 40 -36l34 -40h66l40 40q40 4 40 36v16h-220z" fill="${pick(c, bright)}"/><path d="M-28 -92h26v26h-48zM12 -92h22l26 26h-48z" fill="#cfe6f2"/><g fill="#222"><circle cx="-62" cy="-12" r="24"/><circle cx="66" cy="-12" r="24"/></g><g fill="#bbb"><circle cx="-62" cy="-12" r="10"/><circle cx="66" cy="-12" r="10"/></g>` },
  { name: 'rocket', cue: /\b(?:rockets?|spaceships?|spacecraft|ufo|space)\b/i, isAbove: true, draw: () => `<path d="M0 -110Q56 -50 34 60H-34Q-56 -50 0 -110z" fill="#eceff2"/><circle cy="-28" r="20" fill="#4b87b8"/><path d="M-34 60l-34 40 10 -70zM34 60l34 40 -10 -70z" fill="#c33d4a"/><path d="M-18 64Q0 150 18 64z" fill="#f5a623"/>` },
  { name: 'plane', cue: /\b(?:planes?|airplanes?|aircraft|flying)\b/i, isAbove: true, draw: () => `<path d="M-110 0Q-100 -26 40 -26Q110 -24 120 0Q110 14 -90 14z" fill="#eceff2"/><path d="M-20 -6L-70 70H-40L50 -6zM-104 -20l-26 -50h26l34 48z" fill="#5a7fa5"/>` },
  { name: 'balloon', cue: /\b(?:balloons?)\b/i, isAbove: true, draw: (c) => `<circle r="70" fill="${pick(c, bright)}"/><path d="M-34 62L-20 120H20L34 62" fill="none" stroke="#6b4a2f" stroke-width="4"/><rect x="-22" y="118" width="44" height="34" fill="#8b5a36"/>` },
  { name: 'robot', cue: /\b(?:robots?|android|cyborg|mecha|machine)\b/i, draw: (c) => `<rect x="-50" y="-130" width="100" height="100" rx="14" fill="${pick(c, ['#9aa7b4', '#5c7fa3', '#b98a4a'])}"/><rect x="-38" y="-206" width="76" height="62" rx="12" fill="#c4ced8"/><circle cx="-16" cy="-176" r="9" fill="#2de0d0"/><circle cx="16" cy="-176" r="9" fill="#2de0d0"/><path d="M-30 -30V0M30 -30V0M-50 -110l-34 46M50 -110l34 46M0 -206v-26" stroke="#6d7883" stroke-width="16" stroke-linecap="round"/>` },
  { name: 'astronaut', cue: /\b(?:astronauts?|cosmonauts?)\b/i, draw: () => `<path d="M-44 0V-80Q-44 -128 0 -128T44 -80V0z" fill="#eef1f4"/><circle cy="-158" r="46" fill="#eef1f4"/><ellipse cy="-158" rx="32" ry="26" fill="#2b3c5c"/><rect x="-18" y="-92" width="36" height="26" fill="#c33d4a"/>` },
  { name: 'person', cue: /\b(?:persons?|people|man|men|woman|women|girls?|boys?|child(?:ren)?|portrait|kings?|queens?|princess|warriors?|knights?|heroes|hero|character|samurai|wizard)\b/i, draw: (c) => person(c, /king|queen|princess/.test(c) ? '<path d="M-28 -172l6 -34 22 20 22 -20 6 34z" fill="#f0c23c"/>' : '') },
  { name: 'mushroom', cue: /\b(?:mushrooms?|fairy\w*|magic\w*)\b/i, draw: () => `<rect x="-18" y="-60" width="36" height="60" rx="14" fill="#f3e6d0"/><path d="M-72 -54Q0 -160 72 -54z" fill="#c8413d"/><g fill="#fff"><circle cx="-26" cy="-78" r="10"/><circle cx="20" cy="-92" r="12"/></g>` },
  { name: 'bridge', cue: /\b(?:bridges?)\b/i, draw: () => `<path d="M-190 0V-60H190V0H150Q0 -96 -150 0z" fill="#8d7b6a"/>` },
  { name: 'cup', cue: /\b(?:cups?|coffee|tea|cafe)\b/i, draw: () => `<path d="M-60 -90H50V-30Q50 0 20 0H-30Q-60 0 -60 -30z" fill="#f4efe6"/><path d="M50 -76q40 0 36 30t-42 22" fill="none" stroke="#f4efe6" stroke-width="12"/><path d="M-30 -110q14 -24 0 -44M0 -110q14 -24 0 -44" stroke="#fff" stroke-width="6" fill="none"/>` },
  { name: 'cake', cue: /\b(?:cakes?|birthday|food|bread|fruits?|apples?|pizza)\b/i, draw: () => `<rect x="-80" y="-70" width="160" height="70" rx="10" fill="#f3d9b8"/><path d="M-80 -70h160v24q-20 24 -40 0t-40 0 -40 0 -40 0z" fill="#e07fa8"/><path d="M0 -76v-40" stroke="#4b87b8" stroke-width="9"/><circle cy="-124" r="9" fill="#f5a623"/>` },
] // biome-ignore format: one thing a line

/** What of the things that can be drawn the words name, in their order, five at most. */
export function thingsIn(words: string): readonly SceneThing[] {
  return known
    .flatMap((one) => {
      const found = one.cue.exec(words)
      return found ? [{ ...one, word: found[0], at: found.index }] : []
    })
    .sort((a, b) => a.at - b.at)
    .slice(0, 5)
    .map(({ at: _, ...one }) => one)
}
