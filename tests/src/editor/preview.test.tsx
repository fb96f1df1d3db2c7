// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Pointing, PreviewPane } from '../../../src/editor/preview.tsx'
import { pageAddress } from '../../../src/editor/preview-bar.tsx'

afterEach(cleanup)

test.each([
  ['/', 'http://p-1.localhost:3000/'],
  ['/classes', 'http://p-1.localhost:3000/classes'],
  ['/classes?q=wheel', 'http://p-1.localhost:3000/classes?q=wheel'],
  ['//evil.example/', 'http://p-1.localhost:3000/'],
  ['https://evil.example/', 'http://p-1.localhost:3000/'],
  ['javascript:alert(1)', 'http://p-1.localhost:3000/'],
  ['/\\evil.example', 'http://p-1.localhost:3000/'],
])('the page %s of a preview is at %s', (path, address) => {
  expect(pageAddress('http://p-1.localhost:3000/', path)).toBe(address)
})

const good = 4_000_000_000
const resting: Pointing = { on: false, disabled: false, onToggle: () => {}, onPick: () => {}, onLeave: () => {}, panel: () => null }
const preview = (url: string | null, expires_at = good, onRenew = () => {}, pointing: Pointing = resting) => (
  <PreviewPane
    name="Clay Corner"
    preview={url === null ? null : { url, expires_at }}
    onRenew={onRenew}
    wish={{ path: '/', role: null, count: 0 }}
    pages={[]}
    building={false}
    pointing={pointing}
  />
)
const frames = (of: HTMLElement) => [...of.querySelectorAll('iframe')]
const sources = (of: HTMLElement) => frames(of).map((frame) => [frame.getAttribute('src'), frame.dataset.shown])
const speak = (source: unknown, data: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new MessageEvent('message', { data }), {}, source ? { source } : {}))
  })

test('the preview is sandboxed without the origin, and sends no referrer', () => {
  const { container } = render(preview('http://p-1.localhost/'))
  const [frame] = frames(container)
  fireEvent.load(frame!)
  expect([frame?.getAttribute('sandbox'), frame?.getAttribute('referrerpolicy'), frame?.title]).toEqual([
    'allow-scripts allow-forms allow-modals allow-downloads',
    'no-referrer',
    'Preview of Clay Corner',
  ])
})

test('a newer version loads behind the one that is shown, and takes its place once it has loaded', () => {
  const { container, rerender } = render(preview('http://p-1.localhost/'))
  fireEvent.load(frames(container)[0]!)
  rerender(preview('http://p-2.localhost/'))
  expect(sources(container).map(([, shown]) => shown)).toEqual(['true', 'false'])
  fireEvent.load(frames(container)[1]!)
  expect(sources(container)).toEqual([['http://p-2.localhost/', 'true']])
})

test('only the frame that is shown says where it is', () => {
  const { container } = render(preview('http://p-1.localhost/'))
  fireEvent.load(frames(container)[0]!)
  const bar = screen.getByRole<HTMLInputElement>('combobox', { name: 'Page of the preview' })
  speak(window, { type: 'path', path: '/elsewhere' })
  speak(frames(container)[0]?.contentWindow, { type: 'path', path: 7 })
  speak(frames(container)[0]?.contentWindow, { type: 'path', path: 'https://evil.example/' })
  expect(bar.value).toBe('/')
  speak(frames(container)[0]?.contentWindow, { type: 'path', path: '/classes' })
  expect(bar.value).toBe('/classes')
})

test('before the first version the preview says what it waits for', () => {
  render(preview(null))
  expect(screen.getByText('Describe what to build, and it appears here.')).toBeTruthy()
})

test('an address that is no longer good is renewed once before it is loaded', () => {
  let asked = 0
  const renew = () => {
    asked += 1
  }
  const { container, rerender } = render(preview('http://p-1.localhost/', 1, renew))
  expect([asked, frames(container).length]).toEqual([1, 0])
  rerender(preview('http://p-1.localhost/', 1, renew))
  expect([asked, frames(container).length]).toEqual([1, 1])
})

test('a project that is read again with the same address leaves the frame alone', () => {
  const { container, rerender } = render(preview('http://p-1.localhost/'))
  fireEvent.load(frames(container)[0]!)
  const [before] = frames(container)
  rerender(preview('http://p-1.localhost/', good + 600))
  expect(frames(container)).toEqual([before])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'nonsense'])('a preview at %s is neither loaded nor followed', (url) => {
  const { container, getByText } = render(preview(url))
  expect([container.querySelectorAll('iframe').length, container.querySelectorAll('a').length]).toEqual([0, 0])
  expect(getByText('The preview has no address that can be shown.')).toBeTruthy()
})

const heading = { page: '/', block: 'home_hero', text: 'Clay Corner', colours: 'heading' }
/** The preview with pointing on, shown, and what it told of it. */
function pointed() {
  const told: unknown[] = []
  const pointing: Pointing = {
    ...resting,
    on: true,
    onPick: (part) => told.push(part),
    onLeave: () => told.push('left'),
    panel: (path) => <p>Panel of {path}</p>,
  }
  const { container } = render(preview('http://p-1.localhost/', good, () => {}, pointing))
  const frame = frames(container)[0]!
  fireEvent.load(frame)
  return { told, frame }
}

test('what is pointed at in the site that is shown is told, and nothing of another window or of another shape', () => {
  const { told, frame } = pointed()
  expect(screen.getByText('Panel of /')).toBeTruthy()
  speak(frame.contentWindow, { type: 'picked', ...heading })
  speak(frame.contentWindow, { type: 'left' })
  speak(window, { type: 'picked', ...heading })
  speak(frame.contentWindow, { type: 'picked', ...heading, colours: 'script' })
  speak(frame.contentWindow, { type: 'picked', ...heading, text: 'x'.repeat(2001) })
  expect(told).toEqual([heading, 'left'])
})

test('a page of the site that arrives is told whether its owner points', () => {
  const { frame } = pointed()
  const heard: unknown[] = []
  Object.defineProperty(frame, 'contentWindow', { value: Object.assign(new EventTarget(), { postMessage: (message: unknown) => heard.push(message) }) })
  speak(frame.contentWindow, { type: 'path', path: '/about' })
  expect(heard).toEqual([{ type: 'point', on: true }])
})

test('a page is gone to as the role that sees it', () => {
  const wished = (role: string | null, count: number) => ({ ...preview('http://p-1.localhost/').props, wish: { path: '/manage-tools', role, count } })
  const { container, rerender } = render(<PreviewPane {...wished(null, 0)} />)
  fireEvent.load(frames(container)[0]!)
  rerender(<PreviewPane {...wished('staff', 1)} />)
  fireEvent.load(frames(container)[1]!)
  expect(sources(container)).toEqual([['http://p-1.localhost/_session?role=staff&back=%2Fmanage-tools', 'true']])
  rerender(<PreviewPane {...wished(null, 2)} />)
  expect(sources(container).at(-1)).toEqual(['http://p-1.localhost/manage-tools', 'false'])
})
