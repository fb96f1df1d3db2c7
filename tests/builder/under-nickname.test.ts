import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { siteOf } from '../support/visitor-words.ts'

const playing = (words: string): string =>
  renderPage(siteOf(words), { path: '/play', query: {}, base: '', visitor: { id: 'me', role: null }, roles: [], rows: {}, today: '2026-01-05', badge: false })
    .html

test('what is saved under a nickname waits for it, and is not kept without one', () => {
  const page = playing('A memory card game. Players flip cards to find pairs and save their score under a nickname. A leaderboard ranks the best scores.')
  expect(page).not.toContain('data-module-auto')
  expect(page).toMatch(/>Nickname<\/label><input [^>]*name="name" type="text" [^>]*required>/)
})
test('other rounds are kept by themselves', () => {
  expect(playing('A memory card game. Players flip cards to find pairs. A leaderboard ranks the best scores.')).toContain('data-module-auto')
})
