import { pictures } from '../../game-themes.ts'
import { gameTitles } from '../../game-titles.ts'
import type { BlockOf } from '../../model.ts'
import type { DrawData, GameData } from '../../module-data.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { aboutOf } from '../social/about.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

const texts_most = 500
const lists_most = 60
const sides: Readonly<Record<'dice' | 'coin', readonly string[]>> = { dice: ['1', '2', '3', '4', '5', '6'], coin: ['Heads', 'Tails'] }

function entriesOf(of: Context, { style, entity: id, weight }: BlockOf<'draw'>): DrawData['entries'] {
  if (style === 'dice' || style === 'coin') return sides[style].map((label) => ({ id: label, label, weight: 1 }))
  const entity = id === null ? undefined : entityOf(of, id)
  return (entity ? rowsOf(of, entity) : [])
    .slice(0, 40)
    .toReversed()
    .map((row) => {
      const number = weight === null ? null : valueIn(row, weight)
      return { id: row.id, label: titleOf(of, entity!, row), weight: typeof number === 'number' ? Math.max(0, number) : 1 }
    })
}

/** A draw: each entry with its chance in words, and what turns. */
export function draw(of: Context, block: BlockOf<'draw'>): Html {
  const entries = entriesOf(of, block)
  const total = entries.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return section(of, block, emptyState({ words: 'There is nothing to draw yet.' }))
  const percent = (weight: number): string => `${Math.round((weight / total) * 1000) / 10}%`
  const odds = html`<dl class="draw-odds">${entries.map(({ label, weight }) => html`<div><dt>${label}</dt><dd>${percent(weight)}</dd></div>`)}</dl>`
  const { style, chances, verb, keeps } = block
  const words = html`<details class="draw-chances"><summary>What can be drawn, and how likely it is</summary>${odds}</details>`
  return html`${stage(of, block, { module: 'draw', data: { style, entries, chances, verb }, still: odds, keeps, words })}`
}

/** The texts of the rows that games are played with: of the one that the page shows, else of all. */
function textsFor(of: Context, { rows }: BlockOf<'game'>, row: SiteRow | undefined): readonly string[] {
  const entity = rows && entityOf(of, rows.entity)
  if (!entity) return []
  return (row ? [row] : rowsOf(of, entity).slice(0, texts_most)).map((one) => String(valueIn(one, rows.field) ?? '')).filter((text) => text !== '')
}

/** The categories that have words, each a list of them. */
function categoriesFor(of: Context, { rows }: BlockOf<'game'>): GameData['lists'] {
  const [entity, kinds] = [rows && entityOf(of, rows.entity), rows?.by && entityOf(of, rows.by.entity)]
  if (!rows?.by || !entity || !kinds) return undefined
  const { by, field } = rows
  const words = rowsOf(of, entity).slice(0, texts_most)
  const wordsOf = (kind: SiteRow): string[] => words.filter((row) => valueIn(row, by.field) === kind.id).map((row) => String(valueIn(row, field) ?? ''))
  return rowsOf(of, kinds)
    .map((kind) => ({ id: kind.id, name: titleOf(of, kinds, kind), words: wordsOf(kind) }))
    .filter((one) => one.words.length > 0)
}

/** The lists of words to choose from, as the viewer may read them. */
function listsFor(of: Context, { lists }: BlockOf<'game'>): GameData['lists'] {
  const entity = lists && entityOf(of, lists.entity)
  if (!entity) return undefined
  return rowsOf(of, entity)
    .slice(0, lists_most)
    .map((row) => ({
      id: row.id,
      name: titleOf(of, entity, row),
      words: String(valueIn(row, lists.field) ?? '')
        .split(/[\n,;]+/)
        .flatMap((word) => word.trim() || [])
        .slice(0, texts_most),
    }))
    .filter(({ words }) => words.length > 0)
}

/** The pictures of what the choices of settings name. */
const picturesOf = (settings: NonNullable<BlockOf<'game'>['settings']>): Record<string, string> =>
  Object.fromEntries(
    settings.flatMap(({ choices }) => choices.flatMap(({ words = [] }) => words)).flatMap((word) => (pictures[word] ? [[word, pictures[word]]] : [])),
  )

const looks = 4
/** Which of the looks the visitor has put on, by the place of the goods among all of them. */
function lookOf(of: Context, { worn }: BlockOf<'game'>): number {
  const entity = worn && entityOf(of, worn.entity)
  const goods = entity && entityOf(of, fieldOf(entity, worn.by)?.entity ?? '')
  if (!worn || !entity || !goods || of.viewer.id === '') return 0
  const own = rowsOf(of, entity).find((row) => row.owner === of.viewer.id && valueIn(row, worn.field) === worn.is)
  return own
    ? Math.max(
        0,
        rowsOf(of, goods)
          .toReversed()
          .findIndex(({ id }) => id === valueIn(own, worn.by)),
      ) % looks
    : 0
}

/** Games: how each is played, and the game itself. */
export function game(of: Context, block: BlockOf<'game'>): Html {
  const { characters, keeps } = block
  const about = block.about === undefined ? undefined : (aboutOf(of, block.about) ?? undefined)
  if (block.about !== undefined && !about) return nothing
  const title = about ? titleOf(of, about.entity, about.row) : ''
  const isOfRow = about !== undefined && block.rows?.entity === block.about
  const games = about === undefined || isOfRow ? block.games : block.games.filter((name) => gameTitles[name].name === title)
  const texts = textsFor(of, block, isOfRow ? about.row : undefined)
  if (games.length === 0 || (isOfRow && texts.length === 0)) return nothing
  const categories = categoriesFor(of, block)
  const lists = categories ?? listsFor(of, block)
  const still = html`<div class="game-still">${games.map((name) => html`<h2>${gameTitles[name].name}</h2><p>${gameTitles[name].how}</p>`)}</div>`
  return stage(of, block, {
    module: 'game',
    data: {
      games,
      characters,
      words: [...block.words, ...texts],
      isDaily: block.daily ?? false,
      ...(block.worn && { look: lookOf(of, block) }),
      ...(lists && { lists }),
      ...(categories && { isSorted: true }),
      ...(block.levels && { levels: block.levels }),
      ...(block.settings && { settings: block.settings }),
      ...(block.settings?.some(({ name }) => name === 'theme') && { pictures: picturesOf(block.settings) }),
    },
    still,
    keeps,
    isAutomatic: !games.includes('drawing') && !isUnderNickname(of, block),
    ...(about && !isOfRow && { fixed: { at: about.row.id } }),
    ...(isOfRow && { memory: `${block.id} ${about.row.id}` }),
    ...(block.text !== '' && { words: html`<p class="lead">${block.text}</p>` }),
  })
}

/** Whether whoever plays first says under which nickname a round is kept. */
function isUnderNickname(of: Context, { keeps }: BlockOf<'game'>): boolean {
  const entity = keeps && entityOf(of, actionOf(of, keeps.action)?.entity ?? '')
  return entity ? entity.fields.some(({ id, label }) => id === keeps.by && label === 'Nickname') : false
}
