import { taken } from '../../compose/ids.ts'
import { managerOf } from '../../compose/running.ts'
import { singular, titled } from '../../lexicon/inflect.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen, withModel } from '../draft.ts'
import { addPage, blockId, roleFor } from './places.ts'

type Metric = BlockOf<'monitor'>['metrics'][number]
const watched = /\b(?:monitor\w*|sensors?|telemetry|iot|surveillance)\b/
const spoken =
  /\b(?:order|logistic|deliver|employee|student|teacher|user|competitor|price|public opinion|social|compan|campaign|trade|trading|account|transaction)/
const usual: readonly (readonly [RegExp, Omit<Metric, 'name'>])[] = [
  [/temperature|thermal/, { unit: '°C', usual: 22, least: 10, most: 35 }],
  [/humidity|moisture/, { unit: '%', usual: 52, least: 30, most: 75 }],
  [/cpu|memory|disk|load|storage|usage|utili[sz]ation|occupancy|capacity/, { unit: '%', usual: 48, least: 0, most: 85 }],
  [/energy|power|electric/, { unit: 'kW', usual: 36, least: 5, most: 60 }],
  [/network|bandwidth/, { unit: 'Mbit/s', usual: 120, least: 20, most: 240 }],
  [/traffic|flow|passenger|visitor|people/, { unit: 'per min', usual: 64, least: 5, most: 130 }],
  [/speed/, { unit: 'km/h', usual: 54, least: 0, most: 90 }],
  [/pressure/, { unit: 'kPa', usual: 101, least: 92, most: 112 }],
  [/heart|pulse/, { unit: 'bpm', usual: 76, least: 55, most: 110 }],
  [/air|co2|gas|smoke|dust|pm2/, { unit: 'ppm', usual: 420, least: 200, most: 900 }],
  [/water|level|tank/, { unit: 'cm', usual: 140, least: 60, most: 220 }],
  [/noise|sound/, { unit: 'dB', usual: 46, least: 20, most: 70 }],
  [/latency|response|interface|database|performance|query|service/, { unit: 'ms', usual: 120, least: 0, most: 400 }],
]
const plainMetric = { unit: '', usual: 50, least: 10, most: 90 }
const hollow =
  /^(?:function|functionality|system|data|status|information|real-?time data|capability|condition|module|it|alert|report|page|image|video|camera|monitoring)$/

const metric = (words: string): Metric => ({
  name: titled(words).slice(0, 60),
  ...(usual.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? plainMetric),
})

const sensed =
  /\b(?:temperatures?|humidity|soil moisture|cpu|memory usage|disk|energy|electricity|power consumption|water levels?|air quality|pressure|noise|heart rate|voltage|bandwidth|traffic flow|passenger flow|sensors?)\b/g

/** Readings with their limits, alerts and a form where the words want something monitored that is measured. */
export const monitoring: Completer = (draft) => {
  const textOf = ({ start, end }: Clause): string => draft.brief.words.slice(start, end).toLowerCase()
  const told = draft.brief.clauses.filter((clause) => clause.mode !== 'style' && watched.test(textOf(clause)) && !spoken.test(textOf(clause)))
  const senses = told.flatMap((clause) => textOf(clause).match(sensed) ?? []).filter((word) => !/^sensors?$/.test(word))
  const asked = asksIn(draft).filter((one) => told.includes(one.clause) && isWatching(one))
  const open = asked.filter((one) => isOpen(draft, one) && (draft.plan.fates.get(one.ask)?.is !== 'thing' || one.text.match(sensed) !== null))
  const bare = told.filter(({ asks, mode }) => asks.length === 0 && mode !== 'subject')
  const isWatched = deviceIn(draft) !== undefined && asked.some(({ ask }) => ask.verb === 'monitor')
  if (open.length + bare.length + senses.length === 0 && !isWatched) return draft
  const metrics = metricsOf(draft, open, senses)
  const role = asked.map((one) => roleFor(draft, one)).find((one) => one !== undefined)
  const built = withReadings(draft, metrics, role)
  return built
    ? claimed(built.draft, built.path, [...asked.filter((one) => one.text.match(sensed) !== null || open.includes(one)).map(({ ask }) => ask), ...bare])
    : draft
}
const isWatching = ({ ask }: Asked): boolean =>
  watched.test(ask.verb) ||
  watched.test(`${ask.object?.noun ?? ''} ${ask.object?.light ?? ''}`) ||
  ask.kind === 'view' ||
  ask.kind === 'analyse' ||
  ask.kind === 'manage'

function metricsOf(draft: Draft, asked: readonly Asked[], senses: readonly string[]): readonly Metric[] {
  const nouns = asked.flatMap(({ ask }) => [ask.object?.noun ?? '', ...ask.fields.map(({ noun }) => noun), ...ask.choices])
  const told = [...senses, ...nouns]
    .map((noun) =>
      noun
        .toLowerCase()
        .replace(/\b(?:monitoring|monitor|data|status|real-?time|sensors?)\b/g, '')
        .trim(),
    )
    .filter((noun) => noun !== '' && noun.length < 40 && !hollow.test(noun))
  const words = draft.brief.words.toLowerCase().match(sensed) ?? []
  const all = [...new Set([...told, ...(told.length < 2 ? words : [])].map(singular))].filter((noun) => noun !== 'sensor').slice(0, 6)
  return (all.length > 0 ? all : isComputing(draft) ? ['CPU load', 'memory usage', 'response time'] : ['temperature', 'humidity', 'power']).map(metric)
}
/** Where nobody says what is measured: servers and services have a load, rooms and machines a temperature. */
function isComputing(draft: Draft): boolean {
  const device = deviceIn(draft)
  const part = draft.parts.find(({ made }) => made.entity.id === device?.id)
  return part !== undefined && (computing.has(part.made.thing.kit) || /\b(?:service|network|computing|api|database|node)\b/.test(part.made.thing.noun))
}
const computing: ReadonlySet<KitName> = new Set<KitName>(['server', 'it_resource', 'dataset', 'website', 'interface'])

function withReadings(draft: Draft, metrics: readonly Metric[], role: string | undefined): { readonly draft: Draft; readonly path: string } | null {
  const manager = managerOf(draft.model.roles)?.id
  const kept = role !== undefined && role === manager
  const entities = new Set(draft.model.entities.map(({ id }) => id))
  const actions = new Set(draft.model.actions.map(({ id }) => id))
  const entity = readingEntity(taken(entities, 'readings'), readingsOf(metrics), metrics, kept, deviceIn(draft))
  const device = entity.fields.filter(({ type }) => type === 'reference').map(({ id }) => id)
  const add: Action = {
    id: taken(actions, 'add_reading'),
    name: 'Add reading',
    kind: 'create',
    entity: entity.id,
    ...(kept ? { role } : {}),
    fields: ['measured', ...device, 'value', 'read_at', 'note'],
    confirmation: 'Reading of {title} kept.',
  }
  const remove: Action = {
    id: taken(actions, 'delete_reading'),
    name: 'Delete',
    kind: 'delete',
    entity: entity.id,
    ...(kept ? { role } : {}),
    fields: [],
    confirmation: 'Reading deleted.',
  }
  const base = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, add, remove] })
  return addPage(base, 'Monitoring', kept ? role : undefined, (now) => {
    const id = blockId(now, 'monitor')
    const list = blockId(now, 'readings list')
    const alert = blockId(now, 'alerts')
    return [
      { kind: 'monitor', id, heading: 'Now', entity: entity.id, by: 'measured', value: 'value', at: 'read_at', metrics: [...metrics], simulated: true },
      { kind: 'alerts', id: alert, heading: 'Alerts', monitor: id },
      { kind: 'form', id: blockId(now, 'reading form'), heading: 'Add reading', action: add.id, text: 'A reading beyond its limits becomes an alert at once.' },
      {
        kind: 'list',
        id: list,
        heading: 'Kept readings',
        entity: entity.id,
        layout: 'table',
        fields: [...device, 'value', 'read_at'],
        search: false,
        filters: ['measured'],
        sorts: ['value', 'read_at'],
        per_page: 12,
        scope: 'all',
        actions: [remove.id],
        empty: 'There are no readings yet. Add a reading and it appears here.',
      },
      { kind: 'live', id: blockId(now, 'live'), heading: '', blocks: [id, alert, list], seconds: 5 },
    ]
  })
}

/** What is watched, where the site keeps a table of it. */
function deviceIn({ parts, model }: Draft): Entity | undefined {
  const part =
    measuring.map((kit) => parts.find(({ made }) => made.thing.kit === kit)).find((one) => one !== undefined) ??
    parts.find(({ made }) => /(?:^| )(?:station|monitoring point|monitoring site)$/.test(made.thing.noun))
  return part && model.entities.find(({ id }) => id === part.made.entity.id)
}
const measuring: readonly KitName[] = [
  'sensor',
  'machine',
  'server',
  'it_resource',
  'facility',
  'vehicle',
  'patient',
  'dataset',
  'website',
  'fixed_asset',
  'plant',
  'crop',
  'interface',
  'property',
]

/** What the readings are called where all are of one thing: "performance readings". */
function readingsOf(metrics: readonly Metric[]): string {
  const [one, ...others] = metrics
  return one && others.length === 0 && usual.some(([pattern]) => pattern.test(one.name.toLowerCase())) ? `${one.name.toLowerCase()} reading` : 'reading'
}

function readingEntity(id: string, singular_: string, metrics: readonly Metric[], kept: boolean, device: Entity | undefined): Entity {
  const of: Field[] = device ? [{ id: 'device', label: titled(device.singular), type: 'reference', required: false, entity: device.id }] : []
  const rows = device?.seeds.length ?? 0
  const seeds = metrics.flatMap(({ name, usual: middle, most, least }, index) =>
    [0, 1, 2, 3].map((step) => {
      const beyond = index === 0 && step === 2
      const value = beyond ? most + (most - middle) * 0.15 : middle + ((step * 37 + index * 11) % 9) * 0.04 * (most - least) * (step % 2 === 0 ? 0.5 : -0.4)
      return {
        measured: name,
        value: Math.round(value * 10) / 10,
        read_at: `-${step}d 0${8 - step}:${index % 2 === 0 ? '15' : '40'}`,
        note: beyond ? 'Above the limit; looked at at once.' : step === 1 ? 'As usual.' : null,
        ...(rows > 0 && { device: (index + step) % rows }),
      }
    }),
  )
  const names = metrics.map(({ name }) => name)
  return {
    id,
    singular: singular_,
    plural: `${singular_}s`,
    title: 'measured',
    fields: [
      { id: 'measured', label: 'Measured', type: 'choice', required: true, choices: [...new Set(names)] },
      ...of,
      { id: 'value', label: 'Value', type: 'number', required: true },
      { id: 'read_at', label: 'Read at', type: 'datetime', required: false },
      { id: 'note', label: 'Note', type: 'text', required: false },
    ],
    read: kept ? 'managed' : 'public',
    write: kept ? 'managed' : 'anyone',
    seeds: seeds.toSorted((a, b) => Number(/^-(\d)/.exec(a.read_at)?.[1]) - Number(/^-(\d)/.exec(b.read_at)?.[1])),
  }
}
