import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readModel } from '../../builder/model.ts'
import { flawsOf } from '../../builder/propose/flaws.ts'
import { propose } from '../../builder/propose.ts'
import { take } from '../../builder/take.ts'
import * as integrity from '../support/integrity.ts'
import { models } from '../support/models.ts'
import { studio } from '../support/studio.ts'
import { runTurn } from '../support/turn.ts'

const words = 'A pottery studio where people book a class'
const asked = (part: object) => ({ texts: [], seeds: [], changes: [], ...part })
const change = (of: object) => asked({ changes: [{ builds: null, ...of }] })
const fresh = { words, message: words, fresh: true }
const given = (part: object, options = fresh) => propose(studio, part, options)

describe('a proposal', () => {
  it.each([
    [{ kind: 'name_site', name: 'Clay Corner Studio' }, ['Called it Clay Corner Studio.']],
    [{ kind: 'label_field', entity: 'classes', field: 'level', label: 'For whom' }, ['Called the field Level of classes For whom.']],
    [{ kind: 'add_field', entity: 'class', label: 'Wheels', type: 'number', choices: [] }, ['Added the field Wheels to classes.']],
    [{ kind: 'add_field', entity: 'bookings', label: 'Mobile', type: 'phone', choices: [] }, ['Added the field Mobile to bookings.']],
    [
      { kind: 'add_blocks', page: '/', blocks: [{ kind: 'faq', heading: 'Asked often', items: [{ title: 'When?', text: 'Daily.' }] }] },
      ['Added to Home: Asked often.'],
    ],
  ])('of %o is carried out, and said', (of, says) => {
    const { changes, problems, model, parts } = given(change(of))
    expect([changes, problems, parts]).toEqual([says, [], 1])
    expect(flawsOf(readModel(model))).toEqual(flawsOf(studio))
  })

  it.each([
    [{ kind: 'name_entity', entity: 'classes', singular: 'workshop', plural: 'workshops' }, "“class” is the person's own word and stays."],
    [{ kind: 'add_field', entity: 'classes', label: 'Level', type: 'text', choices: [] }, 'classes has a field Level already.'],
    [{ kind: 'add_field', entity: 'classes', label: 'Kind', type: 'choice', choices: ['One'] }, 'Kind needs at least two choices.'],
    [{ kind: 'add_field', entity: 'ghosts', label: 'Kind', type: 'text', choices: [] }, 'There is no entity “ghosts”.'],
    [
      { kind: 'add_action', name: 'Remove', does: 'delete', entity: 'classes', role: 'visitor', confirmation: '{title} went.' },
      'Only the managing role may delete classes.',
    ],
    [{ kind: 'add_page', title: 'Home', role: null, blocks: [] }, 'There is a page Home already.'],
    [{ kind: 'add_blocks', page: '/', blocks: [{ kind: 'form', heading: 'Change', text: '', action: 'nothing' }] }, 'There is no action “nothing”.'],
    [
      { kind: 'add_blocks', page: '/', blocks: [{ kind: 'chart', heading: 'By name', entity: 'classes', by: 'name' }] },
      'A chart of classes cannot be by “name”.',
    ],
  ])('of %o is left out, with the reason', (of, problem) => {
    const { changes, problems, model } = given(change(of))
    expect([changes, problems, model === studio]).toEqual([[], [problem], true])
  })

  it('for a site that people know changes no name and no row that is there', () => {
    const known = { words, message: 'Call it something else', fresh: false }
    expect(given(change({ kind: 'name_site', name: 'Other' }), known).problems).toEqual(['What is there keeps its name: name_site was not asked for.'])
    expect(given(asked({ seeds: [{ entity: 'classes', fields: ['name'], rows: [['Moon jars']] }] }), known).problems).toEqual([
      'The rows of classes stay as they are.',
    ])
  })

  it('for a site that people know writes texts only where the message is about words, and never the owner’s own', () => {
    const at = 'home/home_hero/heading'
    const texts = asked({ texts: [{ at, text: 'A studio for your class' }] })
    const heroOf = (message: string, model = studio) => {
      const { model: after, problems } = propose(model, texts, { words, message, fresh: false })
      return [(after.pages[0]!.blocks[0] as { heading: string }).heading, problems]
    }
    const stays = [`There is no text at “${at}”.`]
    expect(heroOf('Let people pay by card')).toEqual(['Clay Corner', stays])
    expect(heroOf('Make the headline catchier')).toEqual(['A studio for your class', []])
    expect(heroOf('Make the headline catchier', { ...studio, typed: ['Clay Corner'] })).toEqual(['Clay Corner', stays])
  })

  it('fills the rows that are there, by values that their fields take', () => {
    const seeds = [{ entity: 'classes', fields: ['name', 'level', 'price'], rows: [['Moon jars', 'Advanced', 80]] }]
    const { model, rows } = given(asked({ seeds }))
    expect([rows, model.entities[0]?.seeds]).toEqual([1, [{ name: 'Moon jars', level: 'Advanced', price: 80, date: '+3d' }, studio.entities[0]?.seeds[1]]])
    const wrong = (row: readonly unknown[]) => given(asked({ seeds: [{ ...seeds[0], rows: [row] }] })).problems
    expect(wrong(['Moon jars', 'Expert', 80])).toEqual(['level: Choose one of the offered choices for the level.'])
    expect(wrong(['Moon jars', 'Advanced', 'cheap'])).toEqual(['price: Enter the price as a number.'])
    expect(wrong(['Moon jars'])).toEqual(['A row of classes has 1 values for 3 fields.'])
    expect(wrong(['Glazing night', 'Advanced', 80])).toEqual(['Two sample rows of classes have the same name.'])
  })

  it('that builds an open requirement of its words closes it, with what was tried', () => {
    const { model } = runTurn(take(null, `${words}. Include a page about the zorgle.`)).outcome
    const open = model?.requirements.find(({ clause }) => clause.includes('zorgle'))
    const of = (title: string) =>
      change({ kind: 'add_page', title, role: null, blocks: [{ kind: 'text', heading: title, paragraphs: ['All of it.'] }], builds: open?.id })
    const plain = { ...model!, requirements: model!.requirements.map((one) => (one === open ? { ...one, status: 'understood' as const, where: '' } : one)) }
    const [built] = propose(plain, of('The other zorgle'), fresh).built
    expect(built).toMatchObject({ id: open?.id, status: 'built', where: '/the-other-zorgle', check: { passed: true } })
    expect(propose(plain, of('Something else'), fresh).built).toEqual([])
    const doing = { ...plain, requirements: plain.requirements.map((one) => (one.id === open?.id ? { ...one, clause: 'zorgle the classes' } : one)) }
    const { built: none, parts } = propose(doing, of('The other zorgle'), fresh)
    expect([none, parts]).toEqual([[], 1])
  })

  it('of anything at all gives a valid model, and never an error', () => {
    const id = fc.constantFrom('classes', 'bookings', 'home', 'name', 'level', '__proto__', 'constructor', 'staff', 'visitor', '/', 'tagline', '')
    const odd = fc.oneof(id, fc.string({ unit: 'binary', maxLength: 40 }), fc.integer(), fc.constant(null), fc.array(id, { maxLength: 3 }))
    const kind = fc.constantFrom('name_site', 'name_entity', 'add_field', 'add_entity', 'add_action', 'add_page', 'add_blocks', 'label_field', 'name_action')
    const keys = [
      'entity',
      'field',
      'label',
      'singular',
      'plural',
      'name',
      'page',
      'title',
      'role',
      'does',
      'type',
      'choices',
      'read',
      'write',
      'confirmation',
      'builds',
      'blocks',
    ]
    const part = fc.record({ kind, ...Object.fromEntries(keys.map((key) => [key, odd])) })
    const any = fc.oneof(
      fc.anything(),
      fc.record({
        texts: fc.array(fc.record({ at: odd, text: odd }), { maxLength: 4 }),
        seeds: fc.array(fc.record({ entity: odd, fields: odd, rows: fc.array(odd, { maxLength: 2 }) }), { maxLength: 3 }),
        changes: fc.array(part, { maxLength: 4 }),
      }),
    )
    fc.assert(
      fc.property(any, (answer) => {
        const { model } = given(answer as object)
        expect(flawsOf(readModel(model))).toEqual(flawsOf(studio))
        expect(model.theme).toEqual(studio.theme)
        expect(model.roles).toEqual(studio.roles)
      }),
      { numRuns: 150 },
    )
  })
})

it('a model is sound to it exactly where it is sound to the tests of the builder', () => {
  for (const model of [studio, models.pottery, models.orders]) expect(flawsOf(model).length).toBe(integrity.flawsOf(model).length)
  const broken = { ...studio, pages: studio.pages.filter(({ path }) => path !== '/') }
  expect(flawsOf(broken)).toContain('There is no first page.')
})
