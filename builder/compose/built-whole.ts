import { keep, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

/** How a site lets people put something together that runs by itself. */
const building =
  /\b(?:drag\w*|low-code|no-code|codeless|visual(?:ly)? (?:build|design|edit|develop|programm|construct)\w*|(?:app|application|mini-program|page|website) (?:builders?|makers?|generators?|development platforms?))\b/i
const finishing = /^(?:publish|deploy|generate|build|create|release|produce|launch|develop|design|make|export|preview)$/
const whole =
  /^(?:(?:complete|final|finished|own|new|custom|corresponding|required|web|mobile|low-code|no-code) )*(application|app|mini-program|website|web ?app)$/

/** "drag components, define data models, publish the application": what is built is kept, and its parts are of it. */
export function builtWhole(plan: Plan, placed: readonly Placed[], words: string): void {
  if (!building.test(words) || plan.things.some(({ kit }) => kit === 'website' || kit === 'project')) return
  for (const { ask, role } of placed) {
    const noun = ask.object && ask.object.light === '' && ask.actors.length > 0 && finishing.test(ask.verb) ? whole.exec(ask.object.noun)?.[1] : undefined
    if (noun === undefined) continue
    keep(plan, { noun: noun === 'application' ? 'web application' : noun, kit: 'website' })?.makes.push({ verb: 'create', role, about: '' })
    return
  }
}
