import { expect, test } from 'vitest'
import { createTriedSite, type TriedSite } from '../../../src/api/tried-site.ts'
import { built } from '../../support/turn.ts'

const siteOf = (words: string): TriedSite => createTriedSite(built(words), () => 1_790_000_000)
const words = 'Create a library where users can upload documents, import documents and export documents.'
const plan = 'data:text/plain;name=plan.txt;base64,aGVsbG8='

test('the demo keeps a small file with its row, and says of a larger one what a deployed site takes', () => {
  const site = siteOf(words)
  const send = (file: string) =>
    site.turn({
      to: '/_actions/add_document',
      fields: [
        ['title', 'Plan'],
        ['file', file],
        ['back', '/documents'],
      ],
    })
  expect(site.show('/documents').html).toContain('of at most 70 KB.')
  expect(send('large.pdf').html).toContain('Choose a file of at most 70 KB')
  const kept = send(plan)
  const row = new URL(kept.path, 'http://site').searchParams.get('row')
  expect(site.show(`/document?row=${row}`).html).toContain(`href="${plan}" download="plan.txt"`)
})

test('the demo shows a file of rows as text, and takes one in two steps', () => {
  const site = siteOf(words)
  const page = site.show('/documents').html
  const sheet = site.show(/(?:href|action)="(\/_csv\/[^"]+)"/.exec(page)?.[1] ?? '')
  expect(sheet.html).toContain('The file that the deployed site saves.')
  const to = /action="(\/_import\/[^"]+)"/.exec(page)?.[1] ?? ''
  expect(site.turn({ to, fields: [['text', 'Title\nAtlas\n']] }).html).toContain('<strong>1 document of 1 can be imported.</strong>')
  expect(
    site.turn({
      to,
      fields: [
        ['text', 'Title\nAtlas\n'],
        ['confirm', 'yes'],
      ],
    }).html,
  ).toContain('<strong>1 document imported.</strong>')
  expect(site.show('/documents').html).toContain('Atlas')
})
