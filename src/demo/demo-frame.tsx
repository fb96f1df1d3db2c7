import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { moduleScripts, sitePaths } from '../../builder/site.ts'
import type { DemoPage, DemoWish } from '../../machines/demo.machine.ts'
import { css, cx } from '../../styled-system/css'

const text = v.pipe(v.string(), v.maxLength(100_000))
const message = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('shown'), path: text }),
  v.object({ type: v.literal('go'), to: text }),
  v.object({ type: v.literal('send'), to: text, fields: v.pipe(v.array(v.tuple([text, text])), v.maxLength(200)) }),
])
type Message = v.InferOutput<typeof message>

/** What the frame says; null for anything that it never says. */
export function readMessage(data: unknown): Message | null {
  const read = v.safeParse(message, data)
  return read.success ? read.output : null
}

const faces = [
  ['Geist', geist],
  ['Geist Mono', geistMono],
  ['Bricolage Grotesque', bricolage],
] as const

/** The faces as bytes, since the frame may load nothing; one that does not arrive is done without. */
async function loadFaces(signal: AbortSignal) {
  const loaded = faces.map(async ([family, url]) => {
    const answer = await fetch(url, { signal })
    return answer.ok ? [{ family, bytes: await answer.arrayBuffer() }] : []
  })
  return (await Promise.all(loaded.map((one) => one.catch(() => [])))).flat()
}

/** A script of a site's modules, which the frame may not load itself; null where it does not arrive: the page stands without it. */
async function loadModules(name: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(`/${name}.js`, { signal })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

export interface DemoFrameProps {
  readonly title: string
  readonly page: DemoPage
  readonly onWish: (wish: DemoWish) => void
  readonly narrow: boolean
}

/** A page of a site that was built in the browser, in a frame without an origin that may load nothing and run nothing but its own script. */
export function DemoFrame({ title, page, onWish, narrow }: DemoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [shown, setShown] = useState(false)
  const wish = useRef(onWish)
  useEffect(() => {
    wish.current = onWish
  })
  useEffect(() => {
    function hear({ source, data }: MessageEvent) {
      // The frame has no origin: its window alone tells who speaks.
      const said = source !== null && source === frame.current?.contentWindow ? readMessage(data) : null
      if (said?.type === 'ready') setReady(true)
      if (said?.type === 'shown') setShown(true)
      if (said?.type === 'go') wish.current({ to: said.to, fields: null })
      if (said?.type === 'send') wish.current({ to: said.to, fields: said.fields })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (!ready) return
    const leaving = new AbortController()
    void loadFaces(leaving.signal).then((fonts) => {
      if (!leaving.signal.aborted) frame.current?.contentWindow?.postMessage({ type: 'fonts', fonts }, '*')
    })
    return () => leaving.abort()
  }, [ready])
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ type: 'show', page }, '*')
  }, [ready, page])
  const needed = moduleScripts.filter((name) => page.html.includes(`${sitePaths[name]}"`)).join(' ')
  useEffect(() => {
    if (!ready) return
    const leaving = new AbortController()
    for (const name of needed.split(' ').filter(Boolean))
      void loadModules(name, leaving.signal).then((code) => {
        if (code !== null && !leaving.signal.aborted) frame.current?.contentWindow?.postMessage({ type: 'modules', name, code }, '*')
      })
    return () => leaving.abort()
  }, [ready, needed])
  return (
    <iframe
      ref={frame}
      title={title}
      src="/demo-frame.html"
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      data-shown={shown}
      className={cx(framed, narrow && css({ maxWidth: '390px', boxShadow: '2' }))}
    />
  )
}

const framed = css({
  display: 'block',
  width: 'full',
  height: 'full',
  mx: 'auto',
  border: '0',
  bg: 'white',
  opacity: '0',
  transition: 'opacity 120ms',
  '&[data-shown=true]': { opacity: '1' },
})
