// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { type GoogleSize, googleHeights, showGoogleButton } from '../../../src/login/google.ts'

afterEach(() => vi.unstubAllGlobals())

test('LOGIN-15 Google button heights: large 40, medium 32, small 20', () => {
  expect(googleHeights).toEqual({ large: 40, medium: 32, small: 20 })
})

test.each(['large', 'medium', 'small'] satisfies GoogleSize[])('LOGIN-15 a %s button is asked for by its name, and tells of the id token', (size) => {
  const [initialize, renderButton, answer] = [vi.fn(), vi.fn(), vi.fn()]
  vi.stubGlobal('google', { accounts: { id: { initialize, renderButton } } })
  const place = document.createElement('div')
  showGoogleButton(place, size, answer)
  expect(renderButton.mock.calls).toEqual([[place, { type: 'standard', theme: 'outline', text: 'continue_with', size, width: 200 }]])
  initialize.mock.calls[0]![0].callback({ credential: 'G' })
  expect(answer.mock.calls).toEqual([['G']])
})
