import type { KitName } from './kits.ts'
import { recordedActs } from './recorded-acts.ts'
import { recordedAsked } from './recorded-asked.ts'
import { recordedDone } from './recorded-done.ts'
import { recordedHandled } from './recorded-handled.ts'
import { recordedLeft } from './recorded-left.ts'
import { recordedTraffic } from './recorded-traffic.ts'

/** What a clause names as done, counted or watched without naming what is kept of it. */
export interface Recorded {
  readonly said: RegExp
  /** Words beside which the doing is another one. */
  readonly unless?: RegExp
  /** In the singular; "$1" is what the first group of `said` that fits has caught. */
  readonly noun: string
  readonly kit: KitName
  /** Fits the nouns of things that keep it already. */
  readonly lacks: RegExp
  /** Kits of which the site needs one, as rows of it are about those. */
  readonly of?: readonly KitName[]
  /** What those who use the site do to add one; none where it is noted for them. */
  readonly made?: string
  /** Whether one sees one's own rows only. */
  readonly own?: boolean
  /** Written as those of a kit, where the noun tells no others. */
  readonly fields?: string
  /** Groups of kits of which every row on the site is in one of its rows. */
  readonly holdsAll?: RegExp
  /** Sample rows of it. */
  readonly rows?: readonly string[]
}
const following = '(?:monitor|track|record|count|analy[sz]|collect|view|display|log)(?:s|e|es|ing)?'

// biome-ignore format: a table
export const recorded: readonly Recorded[] = [
  { said: new RegExp(`\\b${following} (?:the )?(?:[a-z-]+ )?(?:web ?site|web|site|page) (?:traffic|visits|views)\\b|\\b(?:web ?site|web|page) (?:traffic|visit) (?:statistics|monitoring|analysis|tracking)\\b`), noun: 'website traffic record', kit: 'visit_count', lacks: /traffic|visit|page view/ },
  { said: new RegExp(`\\b${following} [^.]{0,40}\\b(?:user|visitor|member) (?:account )?(?:activit(?:y|ies)|operations|actions)\\b|\\b(?:user|visitor|member) activity (?:monitoring|tracking|logging|analysis)\\b`), noun: 'user account activity', kit: 'log', lacks: /activit|behaviou?r|\blog$/ },
  { said: /\b(?:system|operation|error|event|access|audit|activity) logging\b|\blogging (?:functions?|features?|capabilit\w+)\b|^logging$/, noun: 'log', kit: 'log', lacks: /\blog$|history|record$/ },
  { said: new RegExp(`\\b${following} (?:the )?(?:[a-z]+ )?clicks\\b|\\bclick (?:tracking|statistics|monitoring)\\b|\\bclicks and (?:earnings|revenue|views)\\b|\\b(?:number of )?times (?:a |an |each |the )?(?:[a-z]+ )?(?:is|are) clicked\\b`), noun: 'click record', kit: 'click', lacks: /click record|click event/, of: ['advert', 'ad', 'article', 'product', 'link', 'video', 'image', 'work', 'service', 'course', 'event', 'post'] },
  { said: /\b(?:receiv\w+|collect\w*|claim\w*|earn\w*|obtain\w*|get(?:ting)?|gain\w*) (?:(?:and|the|their|more|corresponding|task|game|daily|various|points|or) )*rewards?\b(?! vouchers?)/, noun: 'reward claim record', kit: 'claim_record', lacks: /claim|redemption|winning|reward record/, of: ['reward'] },
  { said: /\blevel progress(?:ion)?\b|\bprogress through (?:the |different |various |multiple )?levels\b|\bunlock(?:ing|s)? (?:new |more |the )?(?:[a-z]+ )?levels\b/, noun: 'level progress', kit: 'level_progress', lacks: /(?:level|learning|study) progress/ },
  { said: /\bqueue(?:s|d)? (?:up )?for (?:a |the )?(?:[a-z]+ )?(?:match(?:es)?|games?|competitions?|rounds?|turns?)\b|\b(?:team|player|match|patient|customer) queu(?:e?ing|e management)\b|\bqueue management\b/, noun: 'queue entry', kit: 'queue_entry', lacks: /queue|waiting list|ticket/ },
  { said: /\btroubleshoot(?:ing)?\b/, noun: 'troubleshooting record', kit: 'troubleshooting', lacks: /troubleshoot|fault|ticket|diagnos|failure/ },
  { said: /\bpay(?:s|ing)? (?:[\d.]+ )?(?:[a-z]+ ){0,3}to (?:view|watch|read|listen to|unlock|see) /, noun: 'paid view', kit: 'paid_view', lacks: /paid|unlock|subscription|purchase/, of: ['question', 'answer', 'article', 'video', 'course', 'document', 'file', 'image', 'music', 'book'] },
  { said: /\blive (?:videos?|broadcasts?|streams?|streaming)\b/, noun: 'live stream', kit: 'video', lacks: /\blive|stream|broadcast|lecture|conferenc/, of: ['video', 'course', 'event', 'game', 'music'] },
  ...recordedTraffic,
  ...recordedDone,
  ...recordedActs,
  ...recordedAsked,
  ...recordedHandled,
  ...recordedLeft,
]
