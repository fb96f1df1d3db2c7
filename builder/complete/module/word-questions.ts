import { chanceOf, shuffled } from '../../compose/chance.ts'
import type { Asked } from '../../lexicon/questions.ts'
import { lexemesOf } from '../../lexicon/vocabulary.ts'

/** Questions about what a language's words mean, each with three wrong meanings beside the right one. */
export function wordQuestions(language: string): readonly Asked[] {
  const words = lexemesOf(language)
  return words.map(({ word, meaning, example }, index) => {
    const others = shuffled(
      words.filter((one) => one.meaning !== meaning).map((one) => one.meaning),
      `${language} ${word}`,
    ).slice(0, 3)
    const at = chanceOf(`${word} place`, 4)
    return {
      text: index % 3 === 2 ? `Which of these does “${word}” mean?` : `What does “${word}” mean?`,
      topic: language,
      choices: others.toSpliced(at, 0, meaning),
      right: String.fromCharCode(65 + at),
      why: example,
    }
  })
}
