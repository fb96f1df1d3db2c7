import type { Table } from './table.ts'

const regions = ['North', 'South', 'East', 'West']
const lines = ['Furniture', 'Lighting', 'Textiles']
const two = (number: number): string => String(number).padStart(2, '0')
const sales: string[][] = Array.from({ length: 24 }, (_, month) =>
  regions.flatMap((region, at) =>
    lines.map((line, index) => {
      const wave = 1 + 0.18 * Math.sin((month / 12) * Math.PI * 2 - 1.2) + month * 0.013
      const orders = Math.round((34 + at * 9 + index * 6) * wave + ((month * 7 + at * 5 + index * 3) % 11))
      const price = 42 + index * 17 + at * 3
      return [`${2024 + Math.floor(month / 12)}-${two((month % 12) + 1)}-01`, region, line, String(orders), String(orders * price), String(orders * (11 + ((month + at) % 4)))] // biome-ignore format: one row
    }),
  ),
).flat()

/** Tables to begin with, which say of themselves that they are made up. */
export const examples: readonly { readonly id: string; readonly name: string; readonly table: Table }[] = [
  {
    id: 'example-sales',
    name: 'Sales of two years (example)',
    table: { heads: ['month', 'region', 'product line', 'orders', 'revenue', 'visitors'], rows: sales },
  },
  {
    id: 'example-survey',
    name: 'Customers with gaps (example)',
    table: {
      heads: ['customer', 'age', 'city', 'visits', 'spent'],
      rows: [
        ['Ana', '31', 'Porto', '12', '640'],
        ['Ben', '44', 'Leeds', '5', '210'],
        ['Ben', '44', 'Leeds', '5', '210'],
        ['Chen', '', 'Taipei', '9', '480'],
        [' Dora ', '29', 'Porto', '14', '720'],
        ['Emil', '52', '', '3', '95'],
        ['Farah', '38', 'Leeds', '8', ''],
        ['Goran', '41', 'Porto', '11', '590'],
        ['Hana', '27', 'Taipei', '16', '9800'],
        ['Ivo', '35', 'Leeds', '7', '330'],
        ['Julia', '47', 'Porto', '4', '150'],
        ['Kofi', '33', 'Taipei', '10', '515'],
      ],
    },
  },
]
