import { describe, expect, it } from 'vitest'
import { earlierVersion, upgradesKilled } from '../support/migrations-killed.ts'

describe('an upgrade of the database', () => {
  it('that is killed before a statement is completed by the next start, after a copy of what was there', async () => {
    const { statements, tried, wrong } = await upgradesKilled((at) => at % 22 === 5, await earlierVersion())
    expect(wrong).toEqual([])
    expect([statements > 40, tried > 3]).toEqual([true, true])
  })
  it('that is killed while it gives uploaded files another place loses none of them', async () => {
    const first = await earlierVersion('0032-model-tiers', (file) => {
      file.exec(
        "insert into site_rows (id, project_id, space, entity, owner, fields, created_at, updated_at) values ('r1', 'p1', 'live', 'plans', 'o', '{}', 1, 1)",
      )
      for (const [id, body] of [
        ['f1', 'one plan'],
        ['f2', 'one plan'],
        ['f3', 'another'],
      ] as const)
        file
          .prepare(
            "insert into site_files (id, project_id, space, row_id, field, name, type, bytes, body) values (?, 'p1', 'live', 'r1', 'file', 'a', 'b', ?, ?)",
          )
          .run(id, body.length, Buffer.from(body))
    })
    const { statements, tried, wrong } = await upgradesKilled((at, all) => at > all / 3 && at % 10 === 4, first)
    expect(wrong).toEqual([])
    expect([statements > 40, tried > 3]).toEqual([true, true])
  })
})
