import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const read = <Value>(words: string, how: () => Value): Value => {
  try {
    return how()
  } catch {
    throw new Error(words)
  }
}
const binary = (text: string): string => Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')

export function base64(text: string, _: string, mode: string): Outcome {
  if (mode === 'Encode') return written(btoa(binary(text)), '', 'base64.txt')
  const bytes = read('This is not Base64.', () => Uint8Array.from(atob(text.trim()), (sign) => sign.charCodeAt(0)))
  return written(read('This is Base64, but not of a text.', () => new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
}

export const urlCode = (text: string, _: string, mode: string): Outcome =>
  written(
    mode === 'Encode' ? encodeURIComponent(text) : read('This address has a % that stands for nothing.', () => decodeURIComponent(text.replaceAll('+', ' '))),
  )

const entities: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]
export function htmlCharacters(text: string, _: string, mode: string): Outcome {
  if (mode === 'Encode') return written(entities.reduce((made, [sign, entity]) => made.replaceAll(sign, entity), text))
  const numbered = text.replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (all, number: string) => {
    const point = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number)
    return point <= 0x10ffff ? String.fromCodePoint(point) : all
  })
  return written(
    entities
      .toReversed()
      .reduce((made, [sign, entity]) => made.replaceAll(entity, sign), numbered)
      .replaceAll('&nbsp;', ' '),
  )
}

/** Each character as its Unicode number in six digits: the code tells the text by itself, so nothing has to be kept for it. */
export function sixDigits(text: string, _: string, mode: string): Outcome {
  if (mode === 'Text to code') {
    const codes = Array.from(text, (sign) => sign.codePointAt(0)!)
    if (codes.some((code) => code > 999_999)) throw new Error('A character of this text has a number of more than six digits.')
    return written(codes.map((code) => String(code).padStart(6, '0')).join(' '), `${codes.length} character${codes.length === 1 ? '' : 's'}, one code each.`)
  }
  const digits = text.replace(/[\s,;-]+/g, '')
  if (!/^(?:\d{6})+$/.test(digits)) throw new Error('A code is six digits for each character, like 000072 000105.')
  return written((digits.match(/\d{6}/g) ?? []).map((code) => String.fromCodePoint(Number(code))).join(''))
}

const names =
  `👍 thumbs up|👎 thumbs down|👏 clapping|🙏 thank you|💪 strong|👋 wave|🤝 handshake|👌 ok hand|✌️ victory|😀 grin|😂 tears of joy|😊 smile|😍 heart eyes|😎 cool|😢 crying|😭 sobbing|😡 angry|😱 screaming|🤔 thinking|😴 sleeping|😉 wink|😘 kiss|🥳 celebrating|🤣 rolling laughing|😅 relieved laugh|🙄 rolling eyes|😷 mask|❤️ red heart|💔 broken heart|💛 yellow heart|💚 green heart|💙 blue heart|💜 purple heart|🔥 fire|⭐ star|✨ sparkles|🎉 party|🎂 birthday cake|🎁 gift|🎈 balloon|🎵 music|📷 camera|📱 phone|💻 laptop|📚 books|✏️ pencil|📌 pin|📅 calendar|⏰ alarm clock|💡 idea|💰 money|🏆 trophy|⚽ football|🏀 basketball|🚗 car|🚲 bicycle|✈️ plane|🚀 rocket|🏠 house|🏥 hospital|☀️ sun|🌙 moon|☁️ cloud|🌧️ rain|❄️ snow|🌈 rainbow|🌊 wave of water|🌲 tree|🌸 blossom|🌹 rose|🍎 apple|🍌 banana|🍕 pizza|🍔 burger|☕ coffee|🍺 beer|🍷 wine|🍰 cake|🐶 dog|🐱 cat|🐭 mouse|🐰 rabbit|🐻 bear|🐼 panda|🦁 lion|🐯 tiger|🐷 pig|🐸 frog|🐵 monkey|🐔 chicken|🐧 penguin|🐦 bird|🐟 fish|🐝 bee|🦋 butterfly|👶 baby|👨 man|👩 woman|👪 family|👀 eyes|✅ check|❌ cross|❓ question|❗ exclamation|💯 hundred|🔒 locked|🔑 key`
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const)
const plain = (sign: string): string => sign.replaceAll('️', '')
const nameOf = new Map(names.map(([sign, name]) => [plain(sign), name]))
const signOf = new Map(names.map(([sign, name]) => [name, sign]))

export function emoji(text: string, _: string, mode: string): Outcome {
  if (mode === 'Emoji to text') {
    let unknown = 0
    const made = text.replace(
      /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*)*/gu,
      (sign) => {
        const name = nameOf.get(plain(sign).replace(/\p{Emoji_Modifier}/gu, ''))
        if (name === undefined) unknown++
        return name === undefined ? sign : `:${name}:`
      },
    )
    return written(made, unknown > 0 ? `${unknown} emoji ${unknown === 1 ? 'is' : 'are'} not among the ${names.length} that are known here.` : '')
  }
  return written(
    text.replace(/:([a-z ]+):/gi, (all, name: string) => signOf.get(name.toLowerCase()) ?? all),
    `Names stand between colons, as :${names[0]![1]}: does. ${names.length} are known.`,
  )
}
