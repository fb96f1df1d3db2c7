import { expect, test } from 'vitest'
import { runtime } from '../../builder/render/runtime.ts'
import { filed } from '../support/filed.ts'
import { siteOf } from '../support/visitor-words.ts'

const uploads = 'An image website that allows image uploading with drag-and-drop and preview functions. Users can browse images.'

test('a picture that is uploaded is seen in its form before, and dropped on its field', () => {
  const site = siteOf(uploads)
  expect([filed(site, 'with drag-and-drop'), filed(site, 'preview functions')]).toEqual([
    ['built', '/images'],
    ['built', '/images'],
  ])
  expect(runtime).toContain('input.files = event.dataTransfer.files')
})

test('to drag and drop is how a picture is put up, and nothing that is noted of it', () => {
  const site = siteOf('A photo site where users can upload photos with drag-and-drop.')
  expect(site.entities.find(({ id }) => id === 'photos')?.fields.map(({ label }) => label)).not.toContain('Drag-and-drop')
  expect(filed(site, 'with drag-and-drop')).toEqual(['built', '/photos'])
})

test.each([
  ['A website that converts text into animated videos. Users can input text and preview the generated video in real-time.', 'clip'],
  ['A website building platform. Users can select a template, drag components onto the page, and preview the website.', 'designer'],
])('“%s” shows it in the tool that makes it', (words, kind) => {
  const site = siteOf(words)
  const tool = site.pages.find(({ blocks }) => blocks.some((block) => block.kind === kind))
  expect(site.requirements.filter(({ clause }) => /preview/.test(clause)).map(({ status, where }) => [status, where])).toEqual([['built', tool?.path]])
})

test('what comes of a picture is not seen in the form that takes the picture', () => {
  const site = siteOf('A photo repair website. Users can upload photos, describe the damage and preview effects.')
  expect(site.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'picture'))).toBe(false)
  expect(filed(site, 'preview effects')?.[0]).toBe('understood')
})
