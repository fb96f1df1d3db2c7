import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const roles = (words: string) => built(words).roles.map(({ id }) => id)

test('a site in which there is nothing to run has nobody who runs it, and offers nobody to view it as', () => {
  const model = built('A website that converts PDF to text. Users should be able to upload PDF files and download the text.')
  expect(model.roles.map(({ id }) => id)).toEqual(['user'])
  expect(model.pages.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'role_switch')).toEqual([])
})

test('whoever has pages, and whoever keeps in order what others write for all, stays', () => {
  expect(roles('A shop for lamps. Users can browse lamps and order lamps.')).toContain('manager')
  expect(roles('A guestbook for users to leave and view messages.')).toContain('manager')
  expect(roles('A studio. Users view courses. Administrators manage courses.')).toContain('administrator')
})
