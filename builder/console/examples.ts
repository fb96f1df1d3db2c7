import type { SqlTable } from './sql-run.ts'

/** Made-up tables that a JOIN can be tried on where a site has one table of its own. */
export const exampleTables: readonly SqlTable[] = [
  {
    name: 'example_customers',
    columns: ['id', 'name', 'city'],
    rows: [
      [1, 'Ana Silva', 'Porto'],
      [2, 'Ben Carter', 'Leeds'],
      [3, 'Chen Mei', 'Taipei'],
      [4, 'Dara Okafor', 'Leeds'],
    ],
  },
  {
    name: 'example_orders',
    columns: ['id', 'customer_id', 'product', 'amount', 'ordered_on'],
    rows: [
      [101, 1, 'Desk lamp', 42.5, '2026-01-04'],
      [102, 2, 'Oak shelf', 129, '2026-01-06'],
      [103, 1, 'Wool rug', 210, '2026-01-09'],
      [104, 3, 'Desk lamp', 42.5, '2026-01-12'],
      [105, 2, 'Wall clock', 36, '2026-01-15'],
    ],
  },
]
