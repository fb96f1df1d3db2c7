import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const words = (function_: string) =>
  `Please implement a mobile application. Users should be able to log in and register. The application should also have personal information management, ${function_}, and message notifications.`

it.each([
  ['friend management', '/friends', 'add_friend', 'all'],
  ['address management', '/addresses', 'add_address', 'mine'],
  ['diary management', '/diaries', 'write_diary', 'mine'],
  ['playlist management', '/playlists', 'create_playlist', 'mine'],
])('%s is each visitor’s own', (function_, path, action, scope) => {
  const model = built(words(function_))
  const page = model.pages.find((one) => one.path === path)
  expect(page?.role).toBeUndefined()
  expect(page?.blocks).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'list', scope }), expect.objectContaining({ kind: 'form', action })]))
  expect(model.entities.find(({ id }) => id === path.slice(1))?.read).toBe('own')
})

it('what a site offers is managed by who runs it', () => {
  const model = built(words('course management'))
  expect(model.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === 'add_course')).map(({ role }) => role)).toEqual([
    'manager',
  ])
})
