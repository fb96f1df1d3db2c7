/** Words by which an account keeps something of whoever has it, with the fields, written as those of a kit. */
export interface LeftOnAccount {
  readonly said: RegExp
  readonly unless?: RegExp
  readonly fields: string
}
const changing = '(?:chang|adjust|choos|set|enlarg|increas|switch|select|pick|configur|customi[sz])(?:e|es|ing|s|ting)?(?: between)?'
const whose = '(?:(?:the|their|an?|and|own|his|her|your|comfortable|preferred|page|theme|colou?r|background|font|text|size|[a-z]+ size) )*'
const coins = 'dollars?|euros?|pounds?|yen|francs?|usd|eur|gbp|cny|yuan|rmb'

/** What is kept of each account where the words tell what somebody sets for themselves, has left, or is given. */
// biome-ignore format: a table
export const leftOnAccounts: readonly LeftOnAccount[] = [
  { said: new RegExp(`\\b${changing} ${whose}(?:text|font|letter) sizes?\\b|\\b(?:larger|bigger) (?:text|letters|fonts?)\\b`), unless: /\b(?:poster|cards?|slides?|designs?|documents?|editor|memes?|images?|badges?|tattoo|logos?)\b/, fields: 'Text size=Small|Medium|Large|Very large' },
  { said: new RegExp(`\\b${changing} ${whose}(?:playback |reading |listening )?speed\\b`), unless: /\b(?:game|vehicle|car|train|fan|motor|animation|wind)s?\b/, fields: 'Speed=0.75×|1×|1.25×|1.5×|2×' },
  { said: new RegExp(`\\b${changing} (?:[a-z]+ ){0,6}?(?:page|reading|background) colou?rs?\\b`), unless: /\b(?:poster|cards?|slides?|designs?|editor|memes?|images?|photos?|pictures?|badges?)\b/, fields: 'Page colour=White|Sepia|Grey|Black' },
  { said: new RegExp(`\\b(?:prices?|amounts?|balances?) (?:are |is |can be )?(?:shown |displayed |given )?in (?:${coins}) (?:or|and) (?:${coins})\\b|\\b${changing} (?:the |their |a )?(?:preferred |display )?currency\\b`), fields: 'Currency=EUR|USD|GBP' },
  { said: /\bfree (?:generations|pictures|images|tries|trials|messages|questions|downloads|minutes|lessons|conversions|translations|uses|credits|exports|prints)\b/, unless: /\bfree (?:trial (?:lesson|class)|lessons|pictures|images|downloads)\b(?! (?:left|a day|per|each))/, fields: 'Free uses left:number#0-' },
  { said: /\b(?:starting|opening|initial) balance\b|\bstarts? with (?:a balance|an amount|\d+ (?:coins|points|credits|dollars|euros))\b/, unless: /\b(?:bank account|accounts with)\b/, fields: 'Balance:money#0-' },
]
