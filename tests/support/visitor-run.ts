import type { AppModel } from '../../builder/model.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { readPart, wordsOf } from './visible-page.ts'
import { type Host, pagesSeen, rolesOn, type Seen, takeRole, takeRoleAt } from './visitor-browse.ts'
import { about, type Came, done, hasModule, type Try } from './visitor-places.ts'
import { checkIt, chooseIt, entered, enterIt, figuresOf, searchIt, seeIt, takeIt } from './visitor-sights.ts'
import { deleteIt, happensIt, makeIt, manageIt, payIt, receiveIt, updateIt } from './visitor-tries.ts'
import { functionsIn, type Named } from './visitor-words.ts'

export interface Tried extends Named {
  /** The role that it was done as, or tried as first. */
  readonly role: string
  readonly came: Came
}
const now = 1_795_000_000
export const visitDay = new Date(now * 1000).toISOString().slice(0, 10)

/** A site in memory, fresh: nobody has been there yet. */
export function hostInMemory(model: AppModel): Host {
  const site = createTriedSite(model, () => now)
  const open = (to: string) => Promise.resolve(readPart(site.turn({ to, fields: null }).html))
  return {
    open,
    take: async (to) => wordsOf(await open(to)),
    send(form, typed, button) {
      const pressed = form.buttons[button]
      const standing = form.controls.map(({ name, value }) => [name, typed[name] ?? value] as const)
      const fields = [...form.hidden.filter(([name]) => !(name in typed)), ...standing, ...(pressed?.name ? [[pressed.name, pressed.value] as const] : [])]
      if (form.method === 'post') return Promise.resolve(readPart(site.turn({ to: form.action, fields }).html))
      const [path = ''] = form.action.split('#')
      return open(`${path}?${new URLSearchParams(fields.filter(([, value]) => value !== '').map(([name, value]) => [name, value]))}`)
    },
  }
}

async function tryOne(at: Try): Promise<Came> {
  const { kind } = at.of
  if (/\b(?:validation|verification of input|form check)/.test(at.of.object)) return await checkIt(at)
  if (kind === 'view') return seeIt(at)
  if (kind === 'search') return await searchIt(at)
  if (kind === 'create') return await makeIt(at)
  if (kind === 'choose') return chooseIt(at)
  if (kind === 'update') return await updateIt(at)
  if (kind === 'delete') return await deleteIt(at)
  if (kind === 'manage') return await manageIt(at)
  if (kind === 'analyse') return figuresOf(at)
  if (kind === 'transfer') return takeIt(at)
  if (kind === 'session') return await enterIt(at)
  if (kind === 'external') return await happensIt(at)
  if (kind === 'pay') return await payIt(at)
  return await receiveIt(at)
}

/** What is done by something that is played is tried on the page that has it, where there is a browser. */
async function played(at: Try): Promise<Came> {
  const tried = await tryOne(at)
  const place = at.seen.find(({ page }) => hasModule(page))
  const isPlayed = tried !== done && worked.has(at.of.kind) && about(at).some(({ page }) => hasModule(page))
  const came = isPlayed ? 'module' : tried
  if (came !== 'module' || !at.host.operate || !place) return came
  return (await at.host.operate(place.to)) ? '' : 'what is played does not answer'
}
/** What is worked on in a designer, a board or an editor, where a page without its script shows none of it. */
const worked = new Set<Named['kind']>(['create', 'update', 'manage', 'choose'])

/** Tries every function that the words name, each on a fresh site, as the role that the words give or else as every role in turn. */
export async function visit(words: string, model: AppModel, fresh: () => Host = () => hostInMemory(model), today = visitDay): Promise<Tried[]> {
  const first = fresh()
  const roles = rolesOn(await first.open('/'))
  const maps = new Map<string, Seen[]>()
  /** What somebody sees who has registered, which is one way in for each function that nobody could do from outside. */
  let accountSeen: Seen[] | undefined
  async function enter(role: string, index: number): Promise<{ host: Host; seen: Seen[] }> {
    const host = fresh()
    if (role !== '') await takeRoleAt(host, index)
    const seen = maps.get(role) ?? (await pagesSeen(host))
    maps.set(role, seen)
    return { host, seen }
  }
  const tried: Tried[] = []
  for (const of of functionsIn(words)) {
    const theirs = of.actor === '' ? null : await takeRole(first, of.actor)
    const as = theirs !== null ? [theirs] : roles.length > 0 ? roles : ['']
    let came: Came = 'not tried'
    let role = as[0] ?? ''
    for (const one of as) {
      const { host, seen } = await enter(one, roles.indexOf(one))
      const result = await played({ host, seen, today, of }).catch(
        (error: unknown) => `broke: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      )
      if (one === as[0] || result === '' || came.startsWith('no ')) [came, role] = [result, one]
      if (came === '') break
    }
    if (came !== done && came !== 'module') {
      const host = fresh()
      if (await entered(host, today)) {
        accountSeen ??= await pagesSeen(host)
        const inside = await played({ host, seen: accountSeen, today, of }).catch(() => came)
        if (inside === done) came = done
      }
    }
    tried.push({ ...of, role, came })
  }
  return tried
}
