import { fieldFor } from '../../compose/field.ts'
import { sampleOf } from '../../compose/sample.ts'
import { capital, plural, singular } from '../../lexicon/inflect.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Block, Effect, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { withoutThings, withPathsFreed } from '../module/remake.ts'
import { listOfOwn } from '../module/results.ts'
import { addPage, deletionOf, manager, newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'

/** "a web form with fields for email, phone and password": one form, and what it asks for. */
const described =
  /\b(?:an?|the|one|simple) (?:(?:simple|basic|single|plain|html|web|online|responsive|new) ){0,3}(?:([a-z]+) )?form (?:page )?(?:with|that has|having|containing|including|which has) (?:the )?(?:following )?(?:input )?fields?(?: such as| like| for| of|:)? ([^.;:]{3,160})/i
const gathers = /^(?:fields?|inputs?|boxes|buttons?|a|an|the|each|other|etc|more)$/i
const abroad = /\b(?:third[- ]party|external|another|other) (?:platform|service|system|site|website|application)s?\b/i
const rows = 3
const mostFields = 12
/** Where more than that is kept, the form is a part of it, and is composed with it. */
const mostBeside = 2

function labelsIn(list: string): readonly string[] {
  const [told = ''] = list.split(/ (?:so that|to be|that|which|where|when) /)
  return told
    .split(/, and |,| and | & /)
    .map((one) =>
      one
        .trim()
        .replace(/^(?:an? |the |their |your |user'?s? )/i, '')
        .replace(/ (?:fields?|inputs?)$/i, ''),
    )
    .filter((one) => /^[a-z][a-z -]{1,30}$/i.test(one) && !gathers.test(one))
}

/** A form that the words describe by its fields stands on the first page, and keeps what is sent with it. */
export const filledForms: Completer = (draft) => {
  const found = described.exec(draft.brief.words)
  const labels = found ? labelsIn(found[2] ?? '') : []
  if (!found || labels.length < 2 || labels.length > mostFields || found[1]?.toLowerCase() === 'contact') return draft
  const isNamed = ({ singular: one, plural: many }: Entity): boolean =>
    /(?:^| )form$/.test(one) ||
    labels.some((label) => [label, singular(label), plural(label)].some((name) => name.toLowerCase() === one || name.toLowerCase() === many))
  const gone = draft.model.entities.filter(isNamed).map(({ id }) => id)
  const lean = withoutThings(draft, gone)
  if (lean.model.entities.length > mostBeside) return draft
  const bare = withPathsFreed(draft, { ...lean, parts: lean.parts.filter(({ made }) => !gone.includes(made.entity.id)) })
  return withForm(bare, {
    name: `${(found[1] ?? '').toLowerCase().replace(/^(?:web|online|simple|html|input)$/, '')} entry`.trim(),
    labels,
    at: found.index,
    end: found.index + found[0].length,
  })
}

interface Told {
  readonly name: string
  readonly labels: readonly string[]
  readonly at: number
  readonly end: number
}
function withForm(draft: Draft, { name, labels, at, end }: Told): Draft {
  const isSent = abroad.test(draft.brief.words)
  const asked = labels.map((label): Field => ({ ...fieldFor(label.toLowerCase()), label: capital(label), required: true }))
  const title = asked.find(({ type, id }) => type === 'text' && !/password|code|captcha/.test(id)) ?? asked[0]!
  const told: Field[] = [
    ...(isSent ? [{ id: 'account_there', label: 'Account there', type: 'choice' as const, required: false, choices: ['Waiting', 'Created'] }] : []),
    { id: 'sent_on', label: 'Sent on', type: 'date', required: false },
  ]
  const id = newEntityId(draft, plural(name).replaceAll(' ', '_'))
  const empty: Entity = { id, singular: name, plural: plural(name), title: title.id, fields: [...asked, ...told], read: 'own', write: 'anyone', seeds: [] }
  const entity: Entity = { ...empty, seeds: Array.from({ length: rows }, (_, index) => sampleRow(draft, empty, index)) }
  const effects: Effect[] = [
    ...(isSent ? [{ kind: 'put' as const, field: 'account_there', value: 'Created', when: null }] : []),
    { kind: 'today', field: 'sent_on' },
  ]
  const send: Action = {
    id: newActionId(draft, `send_${id}`.slice(0, 44)),
    name: 'Submit',
    kind: 'create',
    entity: id,
    fields: asked.map((field) => field.id),
    effects,
    confirmation: isSent ? 'Sent: {title}. The account is simulated: no other platform is connected.' : 'Sent: {title}. Thank you.',
  }
  const remove = deletionOf(draft, id)
  const kept = putActions(putEntity(draft, entity), [send, remove])
  const shown = entity.fields.flatMap((field) => (field.id === title.id || /password/.test(field.id) ? [] : [field.id]))
  const { draft: paged, path } = addPage(kept, {
    title: `Your ${entity.plural}`,
    navigation: capital(entity.plural),
    blocks: (block) => [listOfOwn(block(`${id}_list`.slice(0, 44)), `Your ${entity.plural}`, entity, shown, [remove.id])],
  })
  const role = manager(paged)?.id
  const all = { ...listOfOwn('', `All ${entity.plural}`, entity, shown, [remove.id]), scope: 'all' as const, search: true }
  const run =
    role === undefined
      ? paged
      : addPage(paged, {
          title: `Manage ${entity.plural}`,
          navigation: `Manage ${entity.plural}`,
          role,
          blocks: (block) => [{ ...all, id: block(`${id}_all`.slice(0, 44)) }],
        }).draft
  const form: Block = { kind: 'form', id: newBlockId(run, `${id}_form`.slice(0, 44)), heading: 'Fill in the form', action: send.id, text: '' }
  const pages = run.model.pages.map((page) => {
    if (page.path !== '/') return page
    const place = page.blocks.findIndex(({ kind }) => kind === 'hero') + 1
    return { ...page, blocks: page.blocks.toSpliced(place, 0, form) }
  })
  const clauses = paged.brief.clauses.filter(
    ({ start, end: last, mode }) =>
      mode !== 'style' &&
      ((start < end && at < last) || (/\b(?:fill|submit|form)\w*\b|\baccount\b/i.test(paged.brief.words.slice(start, last)) && mode !== 'subject')),
  )
  const there = withModel(run, { pages })
  return {
    ...there,
    claims: new Map([...there.claims, ...clauses.flatMap((clause) => [clause, ...clause.asks].map((one) => [one, clause.start < end ? '/' : path] as const))]),
  }
}

function sampleRow(draft: Draft, entity: Entity, index: number) {
  const people = poolOf('people')
  const person = people[(index * 7 + 3) % people.length]!
  const handle = person.toLowerCase().split(' ')
  const value = (field: Field) => {
    if (/password/.test(field.id)) return '••••••••'
    if (/user_?name|nick|login/.test(field.id)) return `${handle[0]}.${handle.at(-1)!.slice(0, 1)}${index + 4}`
    if (field.id === 'account_there') return 'Created'
    if (field.id === 'sent_on') return `-${index * 2 + 1}d`
    return sampleOf({ ...field, required: true }, entity, {
      table: entity.id,
      kit: 'form',
      domain: draft.domain,
      rows: new Map(),
      salt: `${draft.model.name} ${entity.id} ${index}`,
      index,
      title: person,
      price: null,
      person,
    })
  }
  return Object.fromEntries(entity.fields.map((field) => [field.id, value(field)]))
}
