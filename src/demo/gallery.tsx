import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { DemoPage } from '../../machines/demo.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { reader } from '../api/reader.ts'
import { keepWords } from '../ui/kept-words.ts'
import { DemoFrame } from './demo-frame.tsx'
import { demoWords } from './demo-words.ts'
import { type Template, templates } from './templates.ts'

/** Whether an element has come near the part of the page that is seen; once it has, it stays so. */
function useNear<Kind extends Element>() {
  const element = useRef<Kind>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || near) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [near])
  return [element, near] as const
}

/** The first page of the site that the words become, built here once it is near; null until then, and where the builder does not get through. */
function useBuilt(words: string, near: boolean): DemoPage | null {
  const [page, setPage] = useState<DemoPage | null>(null)
  useEffect(() => {
    if (!near) return
    const left = new AbortController()
    reader.ask('build', { words, path: '/' }, left.signal).then(
      (site) => setPage(site.page),
      () => undefined,
    )
    return () => left.abort()
  }, [words, near])
  return page
}

export interface GalleryProps {
  /** Takes the words of a template for a new site. */
  readonly onUse: (words: string) => void
  /** Whether there is a demo to try the words in, as there is for members. */
  readonly canTry?: boolean
}

const shownAtFirst = 6

/** Sites to begin from, each with the words that it was built from. */
export function Gallery({ onUse, canTry = false }: GalleryProps) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = all ? templates : templates.slice(0, shownAtFirst)
  useEffect(() => {
    if (all) list.current?.querySelectorAll('button')[shownAtFirst]?.focus()
  }, [all])
  return (
    <section aria-labelledby="templates" className={css({ mt: { base: '12', md: '16' } })}>
      <h2 id="templates" className={css({ fontSize: { base: '22px', md: '26px' }, letterSpacing: '-0.02em' })}>
        Begin from one of these
      </h2>
      <p className={css({ color: 'text2', mt: '1', mb: '5' })}>
        Each was built from the words under it, and nothing else. Take the words, then change whatever you like.
      </p>
      <ul ref={list} className={css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: '5' })}>
        {shown.map((template) => (
          <TemplateCard key={template.name} template={template} onUse={onUse} canTry={canTry} />
        ))}
      </ul>
      {all ? null : (
        <button type="button" className={cx(button(), css({ mt: '5' }))} onClick={() => setAll(true)}>
          Show all {templates.length}
        </button>
      )}
    </section>
  )
}

interface CardProps extends GalleryProps {
  readonly template: Template
}
function TemplateCard({ template: { name, words }, onUse, canTry }: CardProps) {
  const [element, near] = useNear<HTMLLIElement>()
  const page = useBuilt(words, near)
  return (
    <li ref={element} className={css({ display: 'flex', flexDirection: 'column', bg: 'surface', borderRadius: 'card', boxShadow: '1', overflow: 'hidden' })}>
      <div aria-hidden="true" inert className={picture}>
        {page ? (
          <div className={scaled}>
            <DemoFrame title={`${name}, small`} page={page} onWish={() => undefined} narrow={false} />
          </div>
        ) : null}
      </div>
      <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', p: '4', gap: '2' })}>
        <h3 className={css({ fontSize: '16px', fontWeight: '600' })}>{name}</h3>
        <p className={css({ fontSize: '13px', color: 'text2', flex: '1' })}>{words}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' })}>
          <button type="button" aria-label={`Use this: ${name}`} className={button({ size: 'sm' })} onClick={() => onUse(words)}>
            Use this
          </button>
          {canTry ? (
            <Link to="/demo" aria-label={`Try it: ${name}`} className={cx(button({ size: 'sm', look: 'ghost' }))} onClick={() => keepWords(demoWords, words)}>
              Try it
            </Link>
          ) : null}
        </div>
      </div>
    </li>
  )
}

/** Drawn at four times its size, which is about the width of a desk, and shown at a quarter of that. */
const picture = css({ position: 'relative', aspectRatio: '16 / 10', bg: 'muted', overflow: 'hidden', borderBottomWidth: '1px', borderColor: 'line' })
const scaled = css({ width: '400%', height: '400%', transformOrigin: '0 0', transform: 'scale(.25)' })
