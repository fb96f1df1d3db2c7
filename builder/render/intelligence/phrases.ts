import { phraseIn } from '../../language/phrase.ts'
import { type TongueCode, tongueCodes, tongues } from '../../language/tongues.ts'
import { wordsOf } from '../../language/words.ts'

/** A line for each phrase: English, then Spanish, Portuguese, French, German, Italian, Russian, Chinese, Japanese. */
const everyday = `hello|hola|olá|bonjour|hallo|ciao|привет|你好|こんにちは
good morning|buenos días|bom dia|bonjour|guten Morgen|buongiorno|доброе утро|早上好|おはようございます
good evening|buenas tardes|boa noite|bonsoir|guten Abend|buonasera|добрый вечер|晚上好|こんばんは
good night|buenas noches|boa noite|bonne nuit|gute Nacht|buonanotte|спокойной ночи|晚安|おやすみなさい
goodbye|adiós|adeus|au revoir|auf Wiedersehen|arrivederci|до свидания|再见|さようなら
thank you|gracias|obrigado|merci|danke|grazie|спасибо|谢谢|ありがとう
thank you very much|muchas gracias|muito obrigado|merci beaucoup|vielen Dank|grazie mille|большое спасибо|非常感谢|どうもありがとう
please|por favor|por favor|s’il vous plaît|bitte|per favore|пожалуйста|请|お願いします
yes|sí|sim|oui|ja|sì|да|是|はい
no|no|não|non|nein|no|нет|不|いいえ
excuse me|disculpe|com licença|excusez-moi|Entschuldigung|mi scusi|извините|打扰一下|すみません
i am sorry|lo siento|desculpe|je suis désolé|es tut mir leid|mi dispiace|мне жаль|对不起|ごめんなさい
how are you|¿cómo estás?|como vai?|comment allez-vous ?|wie geht es dir?|come stai?|как дела?|你好吗？|お元気ですか
what is your name|¿cómo te llamas?|como você se chama?|comment vous appelez-vous ?|wie heißt du?|come ti chiami?|как вас зовут?|你叫什么名字？|お名前は何ですか
nice to meet you|mucho gusto|prazer em conhecê-lo|enchanté|freut mich|piacere|приятно познакомиться|很高兴认识你|はじめまして
where is the toilet|¿dónde está el baño?|onde fica o banheiro?|où sont les toilettes ?|wo ist die Toilette?|dov’è il bagno?|где туалет?|洗手间在哪里？|トイレはどこですか
how much does it cost|¿cuánto cuesta?|quanto custa?|combien ça coûte ?|was kostet das?|quanto costa?|сколько это стоит?|多少钱？|いくらですか
i do not understand|no entiendo|não entendo|je ne comprends pas|ich verstehe nicht|non capisco|я не понимаю|我不明白|わかりません
can you help me|¿puede ayudarme?|pode me ajudar?|pouvez-vous m’aider ?|können Sie mir helfen?|può aiutarmi?|вы можете мне помочь?|你能帮我吗？|手伝ってくれますか
i love you|te quiero|eu te amo|je t’aime|ich liebe dich|ti amo|я тебя люблю|我爱你|愛しています
happy birthday|feliz cumpleaños|feliz aniversário|joyeux anniversaire|alles Gute zum Geburtstag|buon compleanno|с днём рождения|生日快乐|お誕生日おめでとう
see you tomorrow|hasta mañana|até amanhã|à demain|bis morgen|a domani|до завтра|明天见|また明日
water|agua|água|eau|Wasser|acqua|вода|水|水
friend|amigo|amigo|ami|Freund|amico|друг|朋友|友達`
const order: readonly TongueCode[] = ['es', 'pt', 'fr', 'de', 'it', 'ru', 'zh', 'ja']
const known = new Map(
  everyday.split('\n').map((line) => {
    const [english = '', ...others] = line.split('|')
    return [english, others] as const
  }),
)

const asked =
  /^(?:please |can you |could you )?translate (?:the (?:words?|phrase|sentence|text) )?["“'‘]?(.{1,200}?)["”'’]?(?: from english)? (?:in)?to (\w+)[.?!]*$/
const how = /^how do (?:you|i) say ["“'‘]?(.{1,200}?)["”'’]? in (\w+)[.?!]*$/

/** A known phrase in another language, and what is said of one that is not known; null where no translation is asked for. */
export function translatedPhrase(question: string): string | null {
  const [, text = '', tongue = ''] = asked.exec(question) ?? how.exec(question) ?? []
  if (text === '') return null
  const code = tongueCodes.find((one) => tongues[one].english.toLowerCase() === tongue)
  if (code === undefined) return `The phrase book here knows ${order.map((one) => tongues[one].english).join(', ')}; not ${tongue}.`
  const phrase = text
    .replace(/[.?!,]+$/, '')
    .replace(/\bi'm\b/, 'i am')
    .replace(/\bwhat's\b/, 'what is')
    .trim()
  const said = known.get(phrase)?.[order.indexOf(code)] ?? phraseIn(wordsOf(code), phrase, 2)
  const name = tongues[code].english
  return said
    ? `“${phrase}” in ${name}: ${said}`
    : `The phrase book here has no ${name} for “${phrase}”. It knows everyday phrases, such as: ${[...known.keys()].slice(0, 6).join(', ')}.`
}
