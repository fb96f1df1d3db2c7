import { describe, expect, it } from 'vitest'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built, createOf } from '../support/acting.ts'

const rowOf = (values: SiteRow['values']): SiteRow => ({ id: 'r1', owner: 'ada', created_at: 0, updated_at: 0, values })

describe('what visitors contribute', () => {
  const towers = built(
    'A lighthouse encyclopedia with browsing by country, detail pages, and visitor contributions. Visitors can read the history and height of each lighthouse, compare two lighthouses, and submit a new entry or correction. Editors can log in, review submissions, and publish or reject them.',
  )
  const lighthouses = towers.entities.find(({ id }) => id === 'lighthouses')!
  it('has the fields of what it is, and is no list of its own', () => {
    expect(towers.entities.map(({ id }) => id).filter((id) => /contribution|submission|entr/.test(id))).toEqual([])
    expect(createOf(towers, 'lighthouses').fields).toEqual(expect.arrayContaining(['name', 'history', 'height', 'country', 'picture']))
  })
  it('is seen by its maker and the editors until they publish it', () => {
    const seen = (id: string, role: string | null, status: string): boolean => canRead(viewerOf(towers, { id, role }), lighthouses, rowOf({ status }))
    expect(lighthouses.lifecycle?.transitions.map(({ name, to, role }) => `${name} > ${to} (${role})`)).toEqual([
      'Publish > Published (editor)',
      'Reject > Rejected (editor)',
    ])
    expect(['Waiting', 'Published', 'Rejected'].map((status) => [seen('ada', null, status), seen('ben', null, status), seen('max', 'editor', status)])).toEqual(
      [
        [true, false, true],
        [true, true, true],
        [true, false, true],
      ],
    )
  })
  it('is said to wait', () => {
    const form = towers.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'form' && block.action === createOf(towers, 'lighthouses').id)
    expect(form).toMatchObject({ text: expect.stringContaining('waits until somebody who runs the site has looked at it') })
  })
})

describe('what is lent to whoever asks for it', () => {
  it('is asked for by one form, with its days and its purpose', () => {
    const lab = built(
      'A laboratory equipment borrowing system with equipment listing, borrowing applications, and approval. Students can log in, search for equipment, apply with a period and purpose, and view the status of their applications. Managers can add equipment and approve or reject applications.',
    )
    expect(lab.entities.map(({ id }) => id).filter((id) => /application|request/.test(id))).toEqual([])
    const loans = lab.entities.find(({ id }) => id === 'borrowings')!
    expect(loans.fields.filter(({ required }) => required).map(({ label }) => label)).toEqual(['Name', 'Equipment', 'Purpose', 'From', 'Until'])
    expect(loans.lifecycle?.transitions.map(({ name }) => name)).toEqual(expect.arrayContaining(['Approve', 'Reject', 'Return']))
  })
  it('stays a thing of those who keep it', () => {
    const school = built(
      'A school equipment loan system with equipment catalog, loan requests, and approval. Teachers can log in, request equipment with a loan period and purpose, and view their requests. The equipment manager can approve or reject requests.',
    )
    const machines = school.entities.find(({ fields }) => fields.some(({ label }) => label === 'Serial number'))!
    expect([machines.read, createOf(school, machines.id).role]).toEqual(['public', 'equipment_manager'])
    expect(createOf(school, 'loans').fields).toEqual(expect.arrayContaining(['machine', 'from', 'until', 'purpose']))
  })
})
