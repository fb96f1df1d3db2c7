import { fireEvent, screen } from '@testing-library/react'
import type { EndpointName } from '../../contract/api.ts'
import { reasonOf } from '../../src/api/reason.ts'
import { studio } from '../support/studio.ts'
import { version } from './editor/opened.ts'
import { close, type Line, open, press } from './failing-calls.tsx'

const built = { ...open, model: studio }
const raku = { id: 'r1', created_at: 1, updated_at: 1, sample: false, values: { name: 'Raku' } }
const data = {
  'GET /projects/7/': { ok: { ...built, model: { ...studio, entities: studio.entities.slice(0, 1) } } },
  'GET /projects/7/data/classes/': { ok: [raku] },
}

/** The calls by which an owner changes a site by hand. */
export const handLines: Partial<Record<EndpointName, Line>> = {
  editProject: {
    ids: 'BUILD-02',
    call: 'POST /projects/7/edits/',
    path: '/project/7',
    script: { 'GET /projects/7/': { ok: built } },
    reach: async () => {
      fireEvent.load(await screen.findByTitle(/Newer preview of/))
      await press('Point and change')
      fireEvent.change(await screen.findByLabelText('Parts of this page'), { target: { value: 'home_hero' } })
    },
    act: () => press('Move down'),
    shown: reasonOf,
    reads: true,
    done: { answer: { status: 201, body: version(3) }, shown: 'Change 3.' },
  },
  addRow: {
    ids: 'BUILD-06',
    call: 'POST /projects/7/data/classes/',
    path: '/project/7',
    script: data,
    reach: async () => {
      await press('Data')
      await press('Add a class')
    },
    act: () => press('Save', 'dialog'),
    shown: reasonOf,
    reads: true,
    done: { answer: { status: 201, body: raku }, shown: null },
    leave: close,
  },
  changeRow: {
    ids: 'BUILD-06',
    call: 'PATCH /projects/7/data/classes/r1/',
    path: '/project/7',
    script: data,
    reach: async () => {
      await press('Data')
      await press('Change Raku')
    },
    act: () => press('Save', 'dialog'),
    shown: reasonOf,
    reads: true,
    done: { answer: { ok: raku }, shown: null },
    leave: close,
  },
  removeRow: {
    ids: 'BUILD-06',
    call: 'DELETE /projects/7/data/classes/r1/',
    path: '/project/7',
    script: data,
    reach: async () => {
      await press('Data')
      await press('Delete Raku')
    },
    act: () => press('Delete', 'alertdialog'),
    shown: reasonOf,
    done: { answer: { status: 204, body: null }, shown: null },
    leave: close,
  },
  rowsSince: {
    ids: 'BUILD-02',
    call: 'GET /projects/7/versions/1/rows/',
    path: '/project/7',
    script: { 'GET /projects/7/': { ok: { ...built, live_version: 2, deployment_url: 'https://x.example/' } } },
    reach: () => press('History'),
    act: async () => {
      const again = screen.queryByRole('button', { name: 'Retry' })
      if (again) fireEvent.click(again)
      else await press('Restore version 1 with its data')
    },
    shown: reasonOf,
    reads: true,
    done: { answer: { ok: { kept: true, entities: [] } }, shown: null },
    leave: close,
  },
}
