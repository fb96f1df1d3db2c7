// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MarkedArea } from '../../../src/ui/marked-area.tsx'

afterEach(cleanup)

test('the pens lie under the words for the eye alone: assistive technology finds one field', () => {
  const { container } = render(<MarkedArea aria-label="Words" value="a studio" marks={[{ start: 2, end: 8, pen: 'thing' }]} onChange={() => undefined} />)
  expect(screen.getAllByText(/studio/, { ignore: '[aria-hidden=true], [aria-hidden=true] *' })).toEqual([screen.getByRole('textbox', { name: 'Words' })])
  expect(container.querySelector('[aria-hidden=true]')?.textContent).toBe('a studio\n')
  expect(container.querySelector('mark')?.textContent).toBe('studio')
})

test('the pens scroll along with the words, and both refs and events reach the field', () => {
  const field = createRef<HTMLTextAreaElement>()
  const onScroll = vi.fn()
  const { container } = render(<MarkedArea ref={field} aria-label="Words" value="a studio" marks={[]} onScroll={onScroll} onChange={() => undefined} />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  box.scrollTop = 40
  fireEvent.scroll(box)
  expect([container.querySelector('[aria-hidden=true]')?.scrollTop, field.current === box, onScroll.mock.calls.length]).toEqual([40, true, 1])
})
