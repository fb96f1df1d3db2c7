import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { calculator } from '../../builder/browser/calculator.ts'
import { sheets } from '../../builder/lexicon/sheets.ts'

const sheetNamed = (id: string) => sheets.find(({ sheet }) => sheet.id === id)!.sheet
function opened(id: string) {
  const data = { sheets: [sheetNamed(id)] }
  const actor = createActor(calculator.machine, { input: calculator.input(data, 0, null, 0) }).start()
  return {
    send: actor.send,
    said: () => calculator.words(actor.getSnapshot(), data),
    kept: () => calculator.measures!(actor.getSnapshot(), data)!.converted,
    shown: () => [...String(calculator.view(actor.getSnapshot(), data)).matchAll(/Decimal places|>⇄ Swap units/g)].map(([found]) => found),
  }
}

test('a converter is turned round and shows the decimal places that are picked, and keeps what it shows', () => {
  const { send, said, kept, shown } = opened('length')
  expect(shown()).toEqual(['Decimal places', '>⇄ Swap units'])
  expect(said()).toBe('Converted: 3.280840.')
  send({ type: 'decimals.pick', text: '2' })
  expect([said(), kept()]).toEqual(['Converted: 3.28.', 3.28])
  send({ type: 'units.swap' })
  expect([said(), kept()]).toEqual(['Converted: 0.30.', 0.3])
  send({ type: 'decimals.pick', text: '' })
  expect(said()).toBe('Converted: 0.304800.')
})

test('temperatures have decimal places and nothing to swap, and what converts nothing has neither', () => {
  const { send, said, shown } = opened('temperature')
  send({ type: 'decimals.pick', text: '0' })
  expect([shown(), said()]).toEqual([['Decimal places'], 'Kelvins: 293 K.'])
  expect(opened('tip').shown()).toEqual([])
})

test('a loan is drawn month by month with what is left of it, and no amount below nothing is reckoned with', () => {
  const loan = sheets.find(({ sheet }) => sheet.id === 'loan_ways')!.sheet
  const data = { sheets: [loan] }
  const actor = createActor(calculator.machine, { input: calculator.input(data, 0, null, 0) }).start()
  for (const [field, text] of [
    ['amount', '12000'],
    ['rate', '6'],
    ['term', '12'],
  ] as const)
    actor.send({ type: 'value.type', field, text })
  const view = () => String(calculator.view(actor.getSnapshot(), data))
  const rows = [...view().matchAll(/<tr>((?:<td>[^<]*<\/td>)+)<\/tr>/g)].map(([, cells]) => [...cells!.matchAll(/<td>([^<]*)/g)].map(([, cell]) => cell))
  expect([rows.length, rows[0], rows.at(-1)?.at(-1)]).toEqual([12, ['1', '1,032.80', '972.80', '60.00', '11,027.20'], '0.00'])
  expect([...view().matchAll(/<polyline /g)]).toHaveLength(4)
  actor.send({ type: 'value.type', field: 'amount', text: '-5' })
  expect([view().includes('Must be 0 or more: Loan amount.'), calculator.measures!(actor.getSnapshot(), data)]).toEqual([true, null])
})
