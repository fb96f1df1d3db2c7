import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { Action, AppModel } from '../../builder/model.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { built } from '../support/acting.ts'

const charging =
  'A charging station platform. Users search charging stations and view charging piles. Administrators manage charging piles and charging records.'
const hotel =
  'A hotel booking website for booking hotel rooms, synchronizing check-in information and viewing check-in records. Users browse hotel rooms, select room types and check-in dates and book rooms. Managers manage hotel rooms.'
const entityNamed = ({ entities }: AppModel, singular: RegExp) => entities.find((one) => singular.test(one.singular))!
const actionOn = ({ actions }: AppModel, entity: string, name: RegExp): Action => actions.find((one) => one.entity === entity && name.test(one.name))!

/** The world after what whoever runs the site did; throws what refused it. */
function managed(model: AppModel, world: World, action: Action, typed: Typed, row: SiteRow | null = null) {
  const answer = act(world, action.id, row, typed, { id: 'boss', role: model.roles.find(({ manages }) => manages)!.id })
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('a charging pile is in use from the start of a charge to its stop, and nobody else starts one there', () => {
  const model = built(charging)
  const piles = entityNamed(model, /^charging pile$/)
  const charges = entityNamed(model, /^charging record$/)
  const by = charges.fields.find(({ entity }) => entity === piles.id)!.id
  const create = actionOn(model, charges.id, /^Start/)
  const begin = createWorld(model)
  const pile = rowsOf(begin, piles.id).find(({ values }) => values.status === 'Free')!
  const stateIn = (world: World) => rowsOf(world, piles.id).find(({ id }) => id === pile.id)!.values.status
  const typed = { [charges.title]: 'CH-9001', [by]: pile.id, date: '2026-01-15', started_at: '10:00' }
  const { world, row } = managed(model, begin, create, typed)
  expect(stateIn(world)).toBe('In use')
  expect(() => managed(model, world, create, typed)).toThrow('This is not free now. Choose another.')
  const charge = rowsOf(world, charges.id).find(({ id }) => id === row)!
  expect(stateIn(managed(model, world, actionOn(model, charges.id, /^Stop/), {}, charge).world)).toBe('Free')
})

test('a room is occupied from check-in to check-out, is cleaned then, and stays as it is where nobody came', () => {
  const model = built(hotel)
  const stays = entityNamed(model, /^check-in$/)
  const setOn = (name: RegExp) => actionOn(model, stays.id, name).effects?.filter((one) => one.kind === 'set' && one.by === 'hotel_room') ?? []
  expect(setOn(/^Check in$/)).toEqual([{ kind: 'set', by: 'hotel_room', field: 'state', value: 'Occupied', from: ['Free'] }])
  expect(setOn(/^Check out$/)).toEqual([{ kind: 'set', by: 'hotel_room', field: 'state', value: 'To be cleaned', from: ['Occupied'] }])
  expect(setOn(/not come$/)).toEqual([])
})
