const answers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:thanks?|thank you|cheers)\b/i, ['You are welcome!', 'Gladly, any time.']],
  [/\b(?:bye|good night|see you|later)\b/i, ['See you soon!', 'Good night, until next time.']],
  [/\b(?:how are you|how is it going|how do you do)\b/i, ['Very well, thank you. And you?', 'A little busy, but well. How are you?']],
  [/\b(?:when|what time|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)\b/i, ['That suits me. Shall we say six?', 'I am free then. Let us do that.']],
  [/\b(?:where|place|address|meet)\b/i, ['By the station would be easy for me.', 'I will send you the place in a moment.']],
  [/\b(?:price|cost|how much|pay|cheaper|discount)\b/i, ['Let me check the price and tell you.', 'I could come down a little. What did you have in mind?']],
  [/\b(?:help|problem|question|explain|issue)\b/i, ['Of course. Tell me a little more about it.', 'Let us look at it together. What have you tried?']],
  [/\b(?:picture|photo|image|file|video|attached)\b/i, ['Thank you, I will look at it.', 'It has arrived. Nice!']],
  [/^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/i, ['Hello! Good to hear from you.', 'Hello! What is new?']],
  [/^\P{L}+$/u, ['☺', '♥']],
  [/\?\s*$/, ['Good question. Let me think about it and come back to you.', 'I believe so, but I will make sure.']],
] // biome-ignore format: a table
const plain = ['I see. Tell me more!', 'That sounds good to me.', 'Noted, thank you for telling me.'] as const

/** What one of the people that a site came with says to these words, by rules alone; always the same to the same words. */
export function sampleAnswer(words: string): string {
  const said = answers.find(([cue]) => cue.test(words))?.[1] ?? plain
  return said[words.length % said.length]!
}
