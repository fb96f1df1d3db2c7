import { workNouns } from '../lexicon/relations.ts'
import { isTechnique } from '../lexicon/techniques.ts'
import { type Fate, keep, kindIn, type Plan, record, thingNamed } from './plan.ts'
import type { Placed } from './thing.ts'

const mostJobs = 4
/** Up to this clause the words say what the site itself is for. */
const purpose = 1

/** What is trained by data rather than by people. */
const learns = /\b(?:models?|networks?|algorithms?|classifiers?|datasets?|ai)\b/
/** "connect to a dashcam": the site knows whose it is; the way to the device itself is not of a web page. */
const pairing = /^(?:connect|bind|pair|link|associate)$/
/** What a program can bring back; a boat and a clock are restored by hand. */
const recovered =
  /\b(?:data|databases?|backups?|files?|folders?|records?|accounts?|versions?|settings?|passwords?|messages?|images?|photos?|pictures?|videos?|audio|systems?|servers?|websites?|documents?|emails?|contacts?|accesses|access|sessions?|purchases?|progress|text|speech|sound|recordings?)\b/
/** What nobody would connect, were it not a device of that name. */
const smart = /^(?:bracelet|watch|ring|scale|glasses|band|speaker|thermometer)$/
/** "convert text", "face recognition": the request is kept with its input; the work itself is not done here. */
export function worked(plan: Plan, one: Placed): Fate {
  const { ask } = one
  const paired =
    pairing.test(ask.verb) && ask.actors.length > 0 && ask.object
      ? kindIn(plan, smart.test(ask.object.noun) ? `smart ${ask.object.noun}` : ask.object.noun, ask.object.light)
      : null
  const device = paired?.kit === 'machine' ? keep(plan, paired) : null
  if (device) {
    device.own = true
    record(device, { ...one, ask: { ...ask, kind: 'create' } })
    return { is: 'thing', thing: device, partly: true }
  }
  const known = thingNamed(plan, ask.object)
  const act = Object.hasOwn(workNouns, ask.verb) ? workNouns[ask.verb]! : ''
  const asked = ask.nominal || ask.actors.length > 0 || (one.clause >= plan.from && one.clause - plan.from <= purpose)
  if (act === '' || !asked || (ask.kind !== 'external' && known)) return { is: 'understood' }
  if (ask.verb === 'restore' && !recovered.test(ask.object?.noun ?? '')) {
    const mended = ask.nominal ? keep(plan, { noun: 'restoration', kit: 'trade_work' }) : null
    return mended ? { is: 'thing', thing: mended, partly: false } : { is: 'understood' }
  }
  if (act === 'training run' && !/^(?:ai|software)$/.test(plan.domain) && !learns.test(ask.object?.noun ?? '')) {
    const taught = keep(plan, { noun: 'training', kit: 'course' })
    return taught ? { is: 'thing', thing: taught, partly: false } : { is: 'understood' }
  }
  const jobs = plan.things.filter(({ kit }) => kit === 'job').length
  const object = ask.object && !/^(?:system|website|data|information|it|them|performance)$/.test(ask.object.noun) ? ask.object.noun : ''
  const noun = object.endsWith(act) ? object : `${object.split(' ').slice(-2).join(' ')} ${act}`.trim()
  if (ask.nominal && isTechnique(noun)) return { is: 'understood' }
  const thing = jobs < mostJobs || plan.things.some((other) => other.noun === noun) ? keep(plan, { noun, kit: 'job' }) : null
  if (!thing) return { is: 'understood' }
  record(thing, { ...one, ask: { ...ask, kind: 'create', verb: 'start' } })
  return { is: 'thing', thing, partly: true }
}
