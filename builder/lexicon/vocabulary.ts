/** A word of a language that is learnt, what it means in English, which kind of word it is, and a sentence with it. */
export interface Lexeme {
  readonly word: string
  readonly meaning: string
  readonly sort: string
  readonly example: string
}

/** `word|meaning|sort|example`, parted by ";". */
const table: Readonly<Record<string, string>> = {
  Spanish:
    'la casa|the house|Noun|La casa tiene un jardín.;el perro|the dog|Noun|El perro duerme.;comer|to eat|Verb|Vamos a comer a las dos.;beber|to drink|Verb|Quiero beber agua.;grande|big|Adjective|La ciudad es grande.;la playa|the beach|Noun|Hoy vamos a la playa.;mañana|tomorrow|Adverb|Nos vemos mañana.;el libro|the book|Noun|Leo un libro.;trabajar|to work|Verb|Trabajo en casa.;feliz|happy|Adjective|Estoy feliz.;por favor|please|Phrase|Un café, por favor.;la ventana|the window|Noun|Abre la ventana.',
  French:
    'la maison|the house|Noun|La maison est petite.;le chien|the dog|Noun|Le chien dort.;manger|to eat|Verb|On va manger à midi.;boire|to drink|Verb|Je veux boire de l’eau.;grand|big|Adjective|Un grand jardin.;la plage|the beach|Noun|Nous allons à la plage.;demain|tomorrow|Adverb|À demain !;le livre|the book|Noun|Je lis un livre.;travailler|to work|Verb|Elle travaille ici.;heureux|happy|Adjective|Je suis heureux.;s’il vous plaît|please|Phrase|Un café, s’il vous plaît.;la fenêtre|the window|Noun|Ouvre la fenêtre.',
  German:
    'das Haus|the house|Noun|Das Haus hat einen Garten.;der Hund|the dog|Noun|Der Hund schläft.;essen|to eat|Verb|Wir essen um eins.;trinken|to drink|Verb|Ich möchte Wasser trinken.;groß|big|Adjective|Die Stadt ist groß.;der Strand|the beach|Noun|Heute gehen wir an den Strand.;morgen|tomorrow|Adverb|Bis morgen!;das Buch|the book|Noun|Ich lese ein Buch.;arbeiten|to work|Verb|Sie arbeitet hier.;glücklich|happy|Adjective|Ich bin glücklich.;bitte|please|Phrase|Einen Kaffee, bitte.;das Fenster|the window|Noun|Mach das Fenster auf.',
  Italian:
    'la casa|the house|Noun|La casa ha un giardino.;il cane|the dog|Noun|Il cane dorme.;mangiare|to eat|Verb|Andiamo a mangiare.;bere|to drink|Verb|Vorrei bere dell’acqua.;grande|big|Adjective|La città è grande.;la spiaggia|the beach|Noun|Oggi andiamo in spiaggia.;domani|tomorrow|Adverb|A domani!;il libro|the book|Noun|Leggo un libro.;lavorare|to work|Verb|Lavoro qui.;felice|happy|Adjective|Sono felice.;per favore|please|Phrase|Un caffè, per favore.;la finestra|the window|Noun|Apri la finestra.',
  Portuguese:
    'a casa|the house|Noun|A casa tem um jardim.;o cão|the dog|Noun|O cão está a dormir.;comer|to eat|Verb|Vamos comer às duas.;beber|to drink|Verb|Quero beber água.;grande|big|Adjective|A cidade é grande.;a praia|the beach|Noun|Hoje vamos à praia.;amanhã|tomorrow|Adverb|Até amanhã!;o livro|the book|Noun|Leio um livro.;trabalhar|to work|Verb|Trabalho em casa.;feliz|happy|Adjective|Estou feliz.;por favor|please|Phrase|Um café, por favor.;a janela|the window|Noun|Abre a janela.',
  Chinese:
    '房子 (fángzi)|house|Noun|这个房子很大。;狗 (gǒu)|dog|Noun|狗在睡觉。;吃 (chī)|to eat|Verb|我们吃饭吧。;喝 (hē)|to drink|Verb|我想喝水。;大 (dà)|big|Adjective|城市很大。;书 (shū)|book|Noun|我在看书。;明天 (míngtiān)|tomorrow|Adverb|明天见。;工作 (gōngzuò)|to work|Verb|她在这里工作。;高兴 (gāoxìng)|happy|Adjective|我很高兴。;请 (qǐng)|please|Phrase|请坐。;窗户 (chuānghu)|window|Noun|打开窗户。;朋友 (péngyou)|friend|Noun|他是我的朋友。',
  Japanese:
    '家 (ie)|house|Noun|大きい家です。;犬 (inu)|dog|Noun|犬が寝ています。;食べる (taberu)|to eat|Verb|パンを食べます。;飲む (nomu)|to drink|Verb|水を飲みます。;大きい (ōkii)|big|Adjective|大きい町です。;本 (hon)|book|Noun|本を読みます。;明日 (ashita)|tomorrow|Adverb|また明日。;働く (hataraku)|to work|Verb|ここで働きます。;うれしい (ureshii)|happy|Adjective|とてもうれしいです。;お願いします (onegai shimasu)|please|Phrase|コーヒーをお願いします。;窓 (mado)|window|Noun|窓を開けます。;友達 (tomodachi)|friend|Noun|友達に会います。',
  Russian:
    'дом|house|Noun|Это большой дом.;собака|dog|Noun|Собака спит.;есть|to eat|Verb|Я хочу есть.;пить|to drink|Verb|Он пьёт воду.;большой|big|Adjective|Большой город.;книга|book|Noun|Я читаю книгу.;завтра|tomorrow|Adverb|До завтра!;работать|to work|Verb|Она работает здесь.;рад|happy|Adjective|Я очень рад.;пожалуйста|please|Phrase|Кофе, пожалуйста.;окно|window|Noun|Открой окно.;друг|friend|Noun|Это мой друг.',
  English:
    'abundant|more than enough|Adjective|Water is abundant here.;brief|short in time|Adjective|Please be brief.;candid|open and honest|Adjective|A candid answer helps.;diligent|working with care|Adjective|She is a diligent student.;fragile|easily broken|Adjective|The glass is fragile.;genuine|real, not pretended|Adjective|It was genuine joy.;to hesitate|to wait before acting|Verb|Do not hesitate to ask.;inevitable|sure to happen|Adjective|Change is inevitable.;reluctant|not willing|Adjective|He was reluctant to leave.;to thrive|to grow well|Verb|The plants thrive in the sun.;vivid|bright and lively|Adjective|I have a vivid memory of it.;to postpone|to put off until later|Verb|We postponed the trip.',
}
const read = (list: string): Lexeme[] =>
  list.split(';').map((line) => {
    const [word = '', meaning = '', sort = '', example = ''] = line.split('|')
    return { word, meaning, sort, example }
  })
const lexicon = new Map(Object.entries(table).map(([language, list]) => [language, read(list)]))
const names = new RegExp(`\\b(${[...lexicon.keys()].join('|')})\\b`, 'i')
const studied =
  /\b(?:vocabular(?:y|ies)|flash ?cards?|(?:learn|memori[sz]|recit|practi[cs]|stud(?:y|i)|teach)\w* (?:\w+ ){0,2}(?:words|languages?)|language (?:learning|courses?|lessons?|school|learners?)|dictionar(?:y|ies)|word (?:list|book)s?)\b/i

const tested = /\b(?:ielts|toefl|toeic|pte|cet-?[46])\b/i
/** "learn Spanish", "English training", "French courses". */
const taughtIn = (language: string): RegExp =>
  new RegExp(
    `\\b(?:learn|practi[cs]|stud(?:y|i)|teach)\\w* ${language}\\b|\\b${language} (?:language )?(?:training|learning|tutoring|teaching|courses?|lessons?|reading|conversation)\\b`,
    'i',
  )

/** The language whose words are learnt by what is said: the one that is named, else English; null where no words are learnt. */
export function studiedIn(words: string): string | null {
  const named = names.exec(words)?.[1]
  const language = named && [...lexicon.keys()].find((one) => one.toLowerCase() === named.toLowerCase())
  if (studied.test(words) || (language && taughtIn(language).test(words)) || tested.test(words)) return language ?? 'English'
  return null
}

/** The words of a language for a beginner; none of a language that is not known. */
export const lexemesOf = (language: string): readonly Lexeme[] => lexicon.get(language) ?? []
