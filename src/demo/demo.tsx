import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import type { DemoSite } from '../../machines/demo.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button, note } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { reader } from '../api/reader.ts'
import { keepWords, newSite, readWords } from '../ui/kept-words.ts'
import { MarkedArea } from '../ui/marked-area.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PreviewWidth, previewTools } from '../ui/preview-tools.tsx'
import { Spark } from '../ui/wordmark.tsx'
import { demoOver } from './demo.effects.ts'
import { DemoFrame } from './demo-frame.tsx'
import { demoWords } from './demo-words.ts'
import { Reading, summaryOf } from './reading.tsx'

const examples = [
  { label: 'A bike repair shop', words: 'A dark site for my bike repair shop where customers book a repair and see the prices' },
  { label: 'A book club', words: 'A warm app for our book club: members suggest books, vote for the next one and write reviews' },
  { label: 'A bug tracker', words: 'A bug tracker where testers report bugs with a severity and developers close them' },
]
const machine = demoOver(reader)

/** /demo: the builder itself, in the browser. Nothing is sent, and no message is spent (specification 2). */
export function Demo() {
  const navigate = useNavigate()
  const [typed] = useState(() => readWords(demoWords) || readWords(newSite))
  const demo = useActorRef(machine, { input: { words: typed } })
  const snapshot = useSelector(demo, (current) => current)
  const { words, marks, site } = snapshot.context
  const area = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  useEffect(() => keepWords(demoWords, words), [words])
  useEffect(() => area.current?.focus(), [])
  const write = (text: string) => demo.send({ type: 'words.changed', words: text })
  function build() {
    keepWords(newSite, words)
    void navigate({ to: '/' })
  }
  return (
    <div className={screen}>
      <header className={bar}>
        <Link to="/" aria-label="SparkSite" className={css({ display: 'inline-flex', p: '2', borderRadius: '8px' })}>
          <Spark />
        </Link>
        <PageHeading title="Demo" className={css({ fontSize: '17px', me: 'auto' })} />
        <button type="button" className={button({ look: 'pen', size: 'sm' })} disabled={words.trim() === ''} onClick={build}>
          Build it for real
        </button>
      </header>
      <main className={columns}>
        <section aria-label="Your words" className={side}>
          <p id={hint} className={css({ color: 'text2', mb: '3' })}>
            Describe a site. It is read and built right here in your browser while you type: nothing is sent, and no message is spent.
          </p>
          <div className={card}>
            <MarkedArea
              ref={area}
              marks={marks}
              value={words}
              aria-label="Describe a site or an app"
              aria-describedby={hint}
              placeholder="Describe a site or an app…"
              maxLength={limits.content_max}
              onChange={(event) => write(event.target.value)}
              className={css({ minHeight: '112px', maxHeight: '40dvh', _placeholder: { color: 'text3', opacity: 1 } })}
            />
          </div>
          <fieldset className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '3', border: '0', p: '0' })}>
            <legend className={css({ float: 'left', fontSize: '13px', color: 'text2', me: '1' })}>Try</legend>
            {examples.map((example) => (
              <button
                key={example.label}
                type="button"
                className={cx(button({ look: 'quiet', size: 'sm' }), css({ borderRadius: '99px', color: 'text2' }))}
                onClick={() => {
                  write(example.words)
                  area.current?.focus()
                }}
              >
                {example.label}
              </button>
            ))}
          </fieldset>
          {snapshot.hasTag('failed') ? (
            <div role="alert" className={cx(note({ tone: 'bad' }), css({ mt: '4', display: 'grid', gap: '2', justifyItems: 'start' }))}>
              <p>The builder did not get through in this browser. Your words are still here.</p>
              <button type="button" className={button({ size: 'sm' })} onClick={() => demo.send({ type: 'reader.retry' })}>
                Try again
              </button>
            </div>
          ) : null}
        </section>
        <Preview site={site} onWish={(wish) => demo.send({ type: 'page.wished', wish })} busy={snapshot.hasTag('busy')} />
        <div className={below}>
          <p role="status" className={css({ srOnly: true })}>
            {site ? `${site.name}: ${summaryOf(site.requirements)}` : ''}
          </p>
          {site ? <Reading requirements={site.requirements} pages={site.pages} onShow={(wish) => demo.send({ type: 'page.wished', wish })} /> : null}
        </div>
      </main>
    </div>
  )
}

interface PreviewProps {
  readonly site: DemoSite | null
  readonly onWish: Parameters<typeof DemoFrame>[0]['onWish']
  readonly busy: boolean
}

/** The site as it is now, with its pages and the width of a phone. */
function Preview({ site, onWish, busy }: PreviewProps) {
  const [narrow, setNarrow] = useState(false)
  return (
    <section aria-label="Preview" aria-busy={busy} className={pane}>
      <div className={previewTools}>
        <p className={css({ flex: '1', minWidth: '0', fontFamily: 'mono', fontSize: '13px', color: 'text2', px: '2', truncate: true })}>
          {site ? site.page.path : '/'}
        </p>
        <PreviewWidth phone={narrow} onPhone={setNarrow} />
      </div>
      <div className={css({ flex: '1', minHeight: '0', bg: 'muted' })}>
        {site ? (
          <DemoFrame title={`Preview of ${site.name}`} page={site.page} onWish={onWish} narrow={narrow} />
        ) : (
          <p className={css({ display: 'grid', placeItems: 'center', height: 'full', p: '6', color: 'text2', textAlign: 'center' })}>
            Your site appears here as you type.
          </p>
        )}
      </div>
    </section>
  )
}

const screen = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', lg: { height: '100dvh' } })
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: '56px',
  px: '4',
  flexShrink: '0',
  borderBottomWidth: '1px',
  borderColor: 'line',
})
const columns = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(340px, 420px) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto minmax(0, 1fr)' },
  columnGap: '5',
  rowGap: { base: '6', lg: '4' },
  p: { base: '4', lg: '5' },
})
const side = css({ minWidth: '0' })
const below = css({ position: 'relative', minWidth: '0', minHeight: '0', lg: { overflow: 'auto', gridColumn: '1', gridRow: '2' } })
const card = css({
  bg: 'surface',
  borderRadius: 'card',
  boxShadow: '2',
  fontSize: '17px',
  '--area-x': '16px',
  '--area-y': '14px',
  _focusWithin: { outline: '2px solid', outlineColor: 'ring', outlineOffset: '2px' },
})
const pane = css({
  display: 'flex',
  gridRow: { lg: '1 / 3' },
  gridColumn: { lg: '2' },
  flexDirection: 'column',
  minHeight: { base: '560px', lg: '0' },
  borderRadius: 'card',
  boxShadow: '2',
  overflow: 'hidden',
  bg: 'surface',
})
