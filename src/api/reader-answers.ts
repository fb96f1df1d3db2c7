import { renderPage } from '../../builder/render/page.ts'
import { take } from '../../builder/take.ts'
import type { Mark } from '../../contract/turn.ts'
import type { DemoPage, DemoSite, DemoWish } from '../../machines/demo.machine.ts'
import { createTriedSite, type Shows, type TriedSite } from './tried-site.ts'

/** What can be asked of the reader, and what it answers. */
export interface ReaderCalls {
  readonly mark: { readonly ask: { readonly words: string }; readonly answer: readonly Mark[] }
  readonly build: { readonly ask: { readonly words: string; readonly path: string }; readonly answer: DemoSite }
  readonly turn: { readonly ask: { readonly number: number; readonly wish: DemoWish }; readonly answer: DemoPage }
}
export type ReaderCall = keyof ReaderCalls
export type ReaderAnswers = { readonly [Call in ReaderCall]: (ask: ReaderCalls[Call]['ask']) => ReaderCalls[Call]['answer'] }

/** The reader's answers, all of them by the builder itself; it remembers the last site that it built. `ready` resolves when nothing is waited for. */
export function createReaderAnswers(now: () => number): ReaderAnswers & { readonly ready: () => Promise<void> } {
  let shows: Shows = renderPage
  let waited: Promise<void> = Promise.resolve()
  /** The words of languages weigh as much as the reader does: only a site that offers some has them. */
  async function loadLanguages(): Promise<void> {
    shows = (await import('../../builder/language/shown.ts')).shownPage
  }
  let number = 0
  let site: TriedSite | null = null

  function read(words: string) {
    const turn = take(null, words)
    let marks: readonly Mark[] = []
    for (;;) {
      const next = turn.next()
      if (next.done) return { marks, model: next.value.model }
      if (next.value.event === 'marks') marks = next.value.data.marks
    }
  }
  return {
    ready: () => waited,
    mark: ({ words }) => read(words).marks,
    build({ words, path }) {
      const { marks, model } = read(words)
      if (!model) throw new Error('These words became no site.')
      if (model.languages && shows === renderPage) waited = loadLanguages()
      site = createTriedSite(model, now, site, (of, request) => shows(of, request))
      number += 1
      const pages = model.pages.filter(({ navigation }) => navigation !== null).map((page) => ({ path: page.path, title: page.title, role: page.role ?? null }))
      const known = model.pages.some((page) => page.path === path.split('?', 1)[0])
      return { number, name: model.name, marks, requirements: model.requirements, pages, page: site.show(known ? path : '/') }
    },
    turn({ number: of, wish }) {
      if (!site || of !== number) throw new Error('This page is of a site that is no longer there.')
      return site.turn(wish)
    },
  }
}
