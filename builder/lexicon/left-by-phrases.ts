/** Words that leave columns on what they are said of. */
export interface LeftByPhrase {
  /** Its first group that fits names what it is said of; without one it is what was named last before. */
  readonly said: RegExp
  /** Groups of kits that it is said of; any where it is left out. */
  readonly to?: RegExp
  /** Nouns that it is said of, and those that it is not. */
  readonly of?: RegExp
  readonly not?: RegExp
  /** Fits the noun of what it is said of, where the words name that only by what is done. */
  readonly on?: RegExp
  /** Labels of what the words were taken to say of it. */
  readonly instead?: RegExp
  /** "$1" stands for what the first group caught, where that names no thing. */
  readonly columns: string
}
const whose = '(?:(?:an?|the|their|his|her|your|its|each|every|own|all) )*'
const deciding =
  'clos(?:e|es|ing)|reject(?:s|ed|ing)?|refus(?:e|es|ed|ing)|cancel(?:s|led|ling)?|suspend(?:s|ed|ing)?|adjust(?:s|ed|ing)?|remov(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|revok(?:e|es|ed|ing)|return(?:s|ed|ing)?|ban(?:s|ned|ning)?|block(?:s|ed|ing)?|end(?:s|ed|ing)?'

/** What is kept of rows where the words tell only how something is done. */
// biome-ignore format: a table
export const leftByPhrases: readonly LeftByPhrase[] = [
  { said: /\binvit(?:e|es|ing) [a-z ]{2,40}?(?:by|with|through|using|via) (?:an? )?(?:invitation |invite |secret |personal )?codes?\b/g, on: /invit/, columns: 'Code~KX-4821|PR-2207|MB-9034' },
  { said: new RegExp(`\\bprogress of ${whose}((?:[a-z]+ )?[a-z]+)`, 'g'), to: /^(?:work|media|record|request|text|machine)$/, columns: 'Progress:percent' },
  { said: /\b([a-z]+) with before[- ]and[- ]after (?:photos|pictures|images|shots)\b/g, instead: /^(?:before and after )?(?:photo|picture|image|shot)s?$/i, columns: 'Before:image;After:image' },
  { said: /\bbefore[- ]and[- ]after (?:photos|pictures|images|shots)\b/g, instead: /^(?:before and after )?(?:photo|picture|image|shot)s?$/i, columns: 'Before:image;After:image' },
  { said: /\b(photos|pictures|images) (?:from )?before and after\b/g, columns: 'Shows=Before|After' },
  { said: /\b((?:[a-z]+ )?(?:readings?|weights?|levels?|counts?)) (?:from )?before and after\b/g, columns: 'Before:number#0-;After:number#0-' },
  { said: /\b(?:conditions?|states?) (?:from )?before and after\b/g, columns: 'Condition before;Condition after' },
  { said: /\b(?:report|post|submit|send|ask|write|share|tell|comment on|answer)s? ((?:[a-z]+ ){0,2}[a-z]+) anonymously\b/g, columns: 'Anonymous:boolean' },
  { said: /\banonymous ((?:[a-z]+ )?(?:reports|posts|questions|comments|messages|stories|feedback|tips|reviews|letters|complaints))\b/g, columns: 'Anonymous:boolean' },
  { said: /\b([a-z]+) (?:over |back |out |in )?against (?:an? |the )?signatures?\b/g, columns: 'Signature' },
  { said: new RegExp(`\\b(?:${deciding}) ((?:[a-z]+ ){1,4}?)with (?:an? |the )?(?:short |written )?notices?\\b`, 'g'), columns: 'Notice:long' },
  { said: new RegExp(`\\b(?:${deciding}) ((?:[a-z]+ ){1,4}?)with (?:an? |the )?(?:short |written )?reasons?\\b`, 'g'), columns: 'Reason:long' },
  { said: /\b(?:rejected|refused|closed|cancelled|declined|removed|suspended|returned) with (?:an? |the )?(?:short |written )?reasons?\b/g, columns: 'Reason:long' },
  { said: /\b(?:record|note|count|log|enter)s? how many (?:people |visitors |members |guests |children |pupils )?(?:came|come|attended|attend|took part|take part|were there|are there)\b/g, to: /^(?:event|work|place|record)$/, columns: 'People there:number#0-240' },
  { said: /\b(?:value|worth) (?:of [a-z ]{2,30} )?(?:is|are|gets) estimated\b|\bestimates? (?:the |its |their )?(?:value|worth)\b/g, to: /^(?:offer|thing|record|machine|place|media)$/, not: /(?:^| )(?:product|order|service)$/, columns: 'Estimated value:money' },
  { said: /\bstr(?:uck|ike|ikes) out with (?:an? |the )?reasons?\b/g, columns: 'Struck out:boolean;Reason:long' },
  { said: /\bopens? with (?:an? |its own )?(?:secret |private |short )?link\b|\b(?:by|with|through|via|under) (?:an? )?(?:own |secret |private |short |public )?link\b(?! (?:to|between))/g, to: /^(?:text|media|event|work|record|offer|play|thing)$/, columns: 'Link:url' },
  { said: /\bshown? in (?:euros?|dollars?|pounds?|yen|francs?) (?:or|and) (?:euros?|dollars?|pounds?|yen|francs?)\b/g, to: /^(?:offer|money|work)$/, columns: 'Currency=EUR|USD|GBP' },
  { said: /\b(?:view|browse|see|check|and) recommended ((?:[a-z]+ )?[a-z]+s)\b/g, to: /^(?:offer|text|media|event|place|play|thing|work|record)$/, columns: 'Recommended:boolean' },
]
