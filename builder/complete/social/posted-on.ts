import type { BlockOf } from '../../model.ts'

type Network = NonNullable<BlockOf<'share'>['networks']>[number]
const anyNetwork = /\bsocial[- ](?:media|platforms?|networks?)\b/i
const byName: readonly (readonly [Network, RegExp])[] = [
  ['Facebook', /\bfacebook\b/i],
  ['X', /\btwitter\b|\bX\b/],
  ['WhatsApp', /\bwhatsapp\b/i],
  ['Telegram', /\btelegram\b/i],
  ['LinkedIn', /\blinkedin\b/i],
  ['Pinterest', /\bpinterest\b/i],
  ['Reddit', /\breddit\b/i],
  ['Weibo', /\b(?:weibo|moments|wechat)\b/i],
  ['QQ', /\b(?:qq|moments|wechat)\b/i],
]
const usual: readonly Network[] = ['Facebook', 'X', 'WhatsApp', 'Telegram', 'LinkedIn']
/** The networks that the words name, the usual ones where they speak of social media; what is opened in WeChat is scanned there. */
export function postedOn(words: string): Pick<BlockOf<'share'>, 'networks' | 'qr'> {
  const named = byName.filter(([, cue]) => cue.test(words)).map(([network]) => network)
  const networks = anyNetwork.test(words) ? [...new Set([...named, ...usual])].slice(0, 6) : named
  return { ...(networks.length > 0 && { networks }), ...(/\b(?:wechat|moments)\b/i.test(words) && { qr: true }) }
}
