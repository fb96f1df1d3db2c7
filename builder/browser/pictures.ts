import type { ModuleName } from '../module-data.ts'
import { picture } from './picture.ts'
import { isFramed, startAll } from './start.ts'

const modules = { picture } satisfies { readonly [Name in ModuleName]?: unknown }

/** Plays what edits, draws and looks at pictures in the document; answers with how to stop it. */
export function start(of: Document = document): () => void {
  const compared = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.dataset.reveals !== undefined)
      target.closest<HTMLElement>('.compare')?.style.setProperty('--shown', `${target.value}%`)
  }
  of.addEventListener('input', compared)
  const stop = startAll(modules, of)
  return () => {
    of.removeEventListener('input', compared)
    stop()
  }
}

if (!isFramed()) start()
