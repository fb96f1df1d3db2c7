import type { AnyStateMachine } from 'xstate'
import type { ModuleName } from '../module-data.ts'
import type { Module } from './module.ts'
import { play } from './play.ts'

/** Plays those of these modules that the document has; answers with how to stop them all. */
export function startAll(modules: Readonly<Partial<Record<ModuleName, unknown>>>, of: Document): () => void {
  const stops = [...of.querySelectorAll<HTMLElement>('[data-module]')].flatMap((section) => {
    const name = section.dataset.module ?? ''
    return Object.hasOwn(modules, name) ? [play(section, modules[name as ModuleName] as Module<ModuleName, AnyStateMachine>)] : []
  })
  return () => {
    for (const stop of stops) stop()
  }
}

/** Whether the page is shown in the frame of /demo, which starts its modules itself after each page that it shows. */
export const isFramed = (): boolean => document.documentElement.hasAttribute('data-frame')
