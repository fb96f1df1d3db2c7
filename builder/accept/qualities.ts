import type { Quality } from '../read/quality.ts'
import { escapeText } from '../render/html.ts'
import { structuredData } from '../render/structured.ts'
import { checkErrors, checkInputs } from './inputs.ts'
import { ownershipFaults } from './ownership.ts'
import { failing, missingPage, type Seen, seenPages, sheetOf } from './seen.ts'
import { checkColours } from './sights.ts'
import { failed, passed, type Verdict, visitorAs } from './verdict.ts'
import { nobodyOf, type World, wholeOf } from './world.ts'

const all = (world: World, holds: (seen: Seen) => boolean, what: string, flaw: string): Verdict => {
  const out = failing(seenPages(world), holds)
  return out === '' ? passed(what) : failed(`${flaw}: ${out}.`)
}

const narrowest = 320
/** No rule may ask for more width than the narrowest screen has, outside a rule for wide ones. */
function checkWidths(world: World): Verdict {
  const rules = sheetOf(world).replace(/@media \(min-width:[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  const wide = [...rules.matchAll(/[;{](?:min-)?width:(\d+(?:\.\d+)?)(px|rem)/g)].find(([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1) > narrowest)
  if (wide) return failed(`A rule asks for ${wide[1]}${wide[2]} whatever the screen.`)
  if (!/@media \((?:max|min)-width/.test(rules)) return failed('The pages are laid out alike on every screen.')
  return all(
    world,
    ({ html }) => html.includes('name="viewport" content="width=device-width'),
    'Every page fits the width of its screen, down to 320 pixels.',
    'No width of the screen is told',
  )
}

function checkMarkup(world: World): Verdict {
  return all(
    world,
    ({ html }) =>
      html.startsWith('<!doctype html>') &&
      html.includes('<meta charset="utf-8">') &&
      !/<(?:font|center|marquee|frame|embed|object)\b/.test(html) &&
      [...html.matchAll(/<form\b[^>]*>/g)].every(([form]) => /\b(?:action|method)="/.test(form)),
    'Every page is standard HTML whose forms work in any browser, with and without JavaScript.',
    'Not standard in every browser',
  )
}

/** Bytes of a page and of the stylesheet, before compression. */
const heaviest = 400_000
function checkWeight(world: World): Verdict {
  const sheet = sheetOf(world).length
  const pages = seenPages(world)
  const out = failing(
    pages,
    ({ html }) =>
      html.length + sheet <= heaviest &&
      !/<(?:script|img|iframe|link)\b[^>]*\b(?:src|href)="(?:https?:)?\/\//.test(html.replace(/<link rel="canonical"[^>]*>/, '')) &&
      [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].every(([script]) => /\bdefer\b|type="module"/.test(script)),
  )
  const kilobytes = Math.ceil(Math.max(...pages.map(({ html }) => html.length + sheet)) / 1000)
  return out === ''
    ? passed(`The heaviest page has ${kilobytes} kB with its stylesheet, waits for no script and loads nothing from elsewhere.`)
    : failed(`Too heavy, or waits for something: ${out}.`)
}

/** Whether every field of a page is named by a label, and the page by one heading. */
function isLabelled({ html }: Seen): boolean {
  const labels = new Set([...html.matchAll(/<label\b[^>]*\bfor="([^"]*)"/g)].map(([, id]) => id))
  const bare = html.replace(/<label\b[\s\S]*?<\/label>/g, '')
  const fields = [...bare.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([field]) => field)
  const isNamed = (field: string): boolean =>
    /type="(?:hidden|submit|button)"/.test(field) || /\baria-label(?:ledby)?="/.test(field) || labels.has(/\bid="([^"]*)"/.exec(field)?.[1] ?? '')
  return html.split('<h1').length === 2 && fields.every(isNamed)
}
const checkLabels = (world: World): Verdict =>
  all(
    world,
    isLabelled,
    'Every page has one heading and an entry in the navigation, and every field a label.',
    'Without a heading, or with fields without a label',
  )

/** Every address of the site that a page leads to has to be a page. */
function checkLinks(world: World): Verdict {
  const paths = new Set(world.model.pages.map(({ path }) => path))
  const leads = ({ html }: Seen): boolean =>
    [...html.matchAll(/<a\b[^>]*\bhref="(\/[\w-]*)(?=["?#])/g)].every(([, path = '']) => paths.has(path) || path.startsWith('/_'))
  const entries = world.model.pages.filter(({ navigation, path }) => navigation !== null || path === '/').length
  return all(world, leads, `The ${entries} page${entries === 1 ? '' : 's'} of the navigation open, and no link leads nowhere.`, 'With links that lead nowhere')
}

function checkSecrets(world: World): Verdict {
  const [fault] = ownershipFaults(world.model)
  return fault === undefined ? passed('No visitor reads or changes what is another’s; this was tried with every table, form and button.') : failed(fault)
}

/** Every page in every role, with rows and without any. */
function checkStanding(world: World): Verdict {
  const empty: World = { ...world, rows: new Map(world.model.entities.map(({ id }) => [id, []])), pages: new Map() }
  const visitors = [nobodyOf(world.model), ...world.model.roles.map(({ id }) => visitorAs(world, id))]
  for (const one of [world, empty])
    for (const { page } of seenPages(world))
      for (const visitor of visitors) if (!wholeOf(one, page.path, visitor).includes('</main>')) return failed(`${page.title} does not open.`)
  return passed('Every page was opened in every role, with rows and without any: all of them answer.')
}

function checkPaging(world: World): Verdict {
  const page = world.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'list'))
  return page ? passed(`${page.title} shows its rows page by page.`) : failed('No page has a list.')
}

function checkAccess(world: World): Verdict {
  return all(
    world,
    (seen) =>
      /<html lang="\w+"/.test(seen.html) &&
      seen.html.includes('class="skip"') &&
      seen.html.includes('<main ') &&
      [...seen.html.matchAll(/<img\b[^>]*>/g)].every(([image]) => /\balt="/.test(image)) &&
      isLabelled(seen),
    'Every page names its language, its main part, its pictures and its fields, and can be used by keyboard.',
    'Not accessible',
  )
}

/** What search engines read: a title of its own, a description, a canonical address, data about the site. */
function checkHead(world: World): Verdict {
  const titles = seenPages(world).map(({ html }) => /<title>([^<]*)</.exec(html)?.[1] ?? '')
  if (new Set(titles).size < titles.length) return failed('Two pages have one title.')
  const name = escapeText(world.model.name)
  return all(
    world,
    ({ html }) =>
      html.includes('<meta name="description" content="') &&
      html.includes('<link rel="canonical" href="') &&
      html.includes(`<meta property="og:site_name" content="${name}`) &&
      html.includes(structuredData.opening),
    'Every page has a title of its own, a description, a canonical address and structured data; the site has a sitemap.',
    'Not ready for search engines',
  )
}

function checkMotion(world: World): Verdict {
  const sheet = sheetOf(world)
  const moves = /transition:/.test(sheet) && /@keyframes arrive/.test(sheet)
  return moves && /prefers-reduced-motion/.test(sheet)
    ? passed('Buttons, cards and pages move softly, and stand still for whoever asks for less motion.')
    : failed('Nothing moves.')
}

const checkPrint = (world: World): Verdict =>
  /@media print\{[^}]*\bheader\b/.test(sheetOf(world))
    ? passed('Every page prints without its navigation and forms.')
    : failed('Pages print with their navigation.')

/** One header, one footer and one stylesheet for all pages. */
function checkFrame(world: World): Verdict {
  const sheets = new Set(seenPages(world).map(({ html }) => /<link rel="stylesheet" href="([^"]*)"/.exec(html)?.[1]))
  if (sheets.size !== 1) return failed('The pages have different stylesheets.')
  return all(
    world,
    ({ html }) => html.includes('<header class="site-header') && html.includes('<footer class="site-footer'),
    'All pages have one header, one footer and one stylesheet.',
    'Without the header or the footer of the others',
  )
}

const checks: Readonly<Record<Quality, (world: World) => Verdict>> = {
  responsive: checkWidths,
  compatible: checkMarkup,
  fast: checkWeight,
  easy: checkLabels,
  navigable: checkLinks,
  secure: checkSecrets,
  valid: checkInputs,
  forgiving: (world) => checkErrors(world, missingPage(world)),
  stable: checkStanding,
  roomy: checkPaging,
  accessible: checkAccess,
  found: checkHead,
  animated: checkMotion,
  printable: checkPrint,
  consistent: checkFrame,
  attractive: checkColours,
}

/** Looks in the built site whether it is what the words ask it to be. */
export const checkQuality = (world: World, quality: Quality): Verdict => checks[quality](world)
