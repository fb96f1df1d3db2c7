import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { css, cx } from '../../styled-system/css'
import { field } from '../../styled-system/recipes'
import { Article } from './article.tsx'
import type { HelpArticle, HelpPart } from './help-article.ts'
import { helpBuilding } from './help-building.ts'
import { helpRunning } from './help-running.ts'
import { findArticles, hitsIn, soughtIn } from './help-search.ts'

/** Every article of the help center, in its order. */
export const helpArticles: readonly HelpArticle[] = [...helpBuilding, ...helpRunning]

const found = css({ bg: 'marker', color: 'onMarker', borderRadius: '3px' })

/** A text with what was sought in it marked. */
function Marked({ text, sought }: { readonly text: string; readonly sought: readonly string[] }): ReactNode {
  let at = 0
  const parts = hitsIn(text, sought).map(({ start, end }) => {
    const before = text.slice(at, start)
    at = end
    return (
      <Fragment key={start}>
        {before}
        <mark className={found}>{text.slice(start, end)}</mark>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}

const sentence = css({ bg: 'surface', boxShadow: '1', borderRadius: 'card', px: '4', py: '3', mt: '3', fontSize: '16px' })

function Part({ part, sought }: { readonly part: HelpPart; readonly sought: readonly string[] }) {
  const marked = (text: string) => <Marked text={text} sought={sought} />
  if (typeof part === 'string') return <p>{marked(part)}</p>
  if ('code' in part) {
    return (
      <p className={sentence}>
        <code>{part.code}</code>
      </p>
    )
  }
  if ('list' in part) {
    return (
      <ul>
        {part.list.map((text) => (
          <li key={text}>{marked(text)}</li>
        ))}
      </ul>
    )
  }
  const sentences = 'descriptions' in part ? part.descriptions : part.changes
  return sentences.map((text) => (
    <p key={text} className={sentence}>
      {marked(text)}
    </p>
  ))
}

function announce(sought: readonly string[], query: string, count: number): string {
  if (sought.length === 0) return ''
  if (count === 0) return `No article has “${query.trim()}”. Try fewer or other words.`
  return count === 1 ? '1 article' : `${count} articles`
}

/** /help, in both layouts: every article on one page, and a search that keeps those with all of the words. */
export function Help() {
  const [query, seek] = useState('')
  const sought = soughtIn(query)
  const articles = findArticles(helpArticles, sought)
  const id = useId()
  return (
    <Article title="Help Center">
      {/* biome-ignore lint/a11y/useSemanticElements: React warns of <search> in browsers that do not know it yet. */}
      <div role="search">
        <label htmlFor={id} className={css({ display: 'block', fontSize: '14px', fontWeight: '500', mb: '1' })}>
          Search the help
        </label>
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          onChange={(event) => seek(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && seek('')}
          className={cx(field(), css({ height: '46px', fontSize: '16px' }))}
        />
      </div>
      <p role="status" className={css({ minHeight: '24px', mt: '2!', color: 'text2', fontSize: '14px' })}>
        {announce(sought, query, articles.length)}
      </p>
      {sought.length === 0 ? <Contents /> : null}
      {articles.map((article) => (
        <section key={article.id} aria-labelledby={article.id}>
          <h2 id={article.id}>
            <Marked text={article.title} sought={sought} />
          </h2>
          {article.parts.map((part) => (
            <Part key={JSON.stringify(part)} part={part} sought={sought} />
          ))}
          {article.see?.map(({ to, label }) => (
            <p key={to}>
              See: <Link to={to}>{label}</Link>
            </p>
          ))}
        </section>
      ))}
    </Article>
  )
}

/** The titles of all articles, each leading to its own. */
const Contents = () => (
  <nav aria-label="Articles" className={css({ mt: '2' })}>
    <ul className={css({ listStyleType: 'none!', ps: '0!', columns: { md: '2' }, columnGap: '8', '& li + li': { mt: '0!' } })}>
      {helpArticles.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={css({ display: 'inline-block', py: '1', fontSize: '15px' })}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
