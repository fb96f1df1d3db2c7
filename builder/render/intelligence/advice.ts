const table: readonly (readonly [RegExp, string])[] = [
  [/\b(?:suicid\w*|kill myself|self-?harm|hurt myself|want to die)\b/, 'You should not be alone with this now. Please call an emergency number or a crisis line of your country, or go to somebody whom you trust, today.'],
  [/\b(?:anxi\w+|panic|nervous|worr(?:y|ied)|afraid|fear)\b/, 'That sounds hard. What often helps: breathe out longer than in for two minutes; name five things that you see; write the worry down and, next to it, the one step that you can take today. If it goes on for two weeks, speak with a professional.'],
  [/\b(?:sad|depress\w*|lonely|alone|hopeless|unhappy|low mood)\b/, 'I am sorry that you feel like this. Small things carry: a walk in daylight, one person to talk to, a regular time to get up. If it stays for two weeks or weighs on everything, a doctor or counsellor is the right person.'],
  [/\b(?:stress\w*|overwhelm\w*|burn-?out|pressure|exhaust\w*)\b/, 'Write down everything that presses, mark what has to be done this week, and move or drop one thing. Take a real break of ten minutes every two hours, and end the day at a set time.'],
  [/\b(?:sleep|insomnia|tired)\b/, 'Get up at the same time every day, no coffee after noon, no screen in the last hour, a cool dark room. If you lie awake for twenty minutes, get up and read until you are tired.'],
  [/\b(?:dog|cat|puppy|kitten|pet)\b/, 'Watch whether it eats, drinks and moves as usual, and note since when it is different. Vomiting for more than a day, blood, trouble breathing, or not drinking belong to a vet at once. Do not give medicine made for people.'],
  [/\b(?:fever|headache|cough|cold|pain|ache|nausea|dizzy|rash)\b/, 'Rest, drink enough, and note since when and how strong it is. See a doctor if it is very strong, comes suddenly, lasts longer than three days, or comes with trouble breathing, a stiff neck or confusion. This is no diagnosis.'],
  [/\b(?:diet|weight|nutrition|eat|calor\w+|healthy food)\b/, 'Half of the plate vegetables, a quarter protein, a quarter wholegrain; water instead of sweet drinks; no more than half a kilogram lost a week. With an illness, ask a doctor first.'],
  [/\b(?:exercise|workout|fitness|muscle|train)\b/, 'Three times a week is enough to begin: 30 minutes each, half of it endurance, half strength with your own weight. Add a little each week, and rest a day between.'],
  [/\b(?:study|studying|learn\w*|exam|homework|memor\w+|english|vocabulary|grammar)\b/, 'Learn in short rounds of 25 minutes, close the book and say aloud what you remember, and repeat after one, three and seven days. What you can explain to somebody, you know.'],
  [/\b(?:invest\w*|stocks?|portfolio|shares?|fund)\b/, 'Keep three months of spending aside first. Spread the rest over many holdings, look at cost before return, and put in only what you do not need for years. This is general and no advice for your case.'],
  [/\b(?:save money|budget|debt|spending|money)\b/, 'Write down what comes in and goes out for a month. Put a tenth aside on the day the money comes, pay the debt with the highest interest first, and look at what you pay every month without using it.'],
  [/\b(?:job|career|interview|resume|cv|salary)\b/, 'Say what you have done with a verb and a figure, put what the advert asks for first, and prepare three short stories of problems that you solved. Ask two questions of your own at the end.'],
  [/\b(?:legal|law|contract|lawsuit|rights|landlord|tenant)\b/, 'Collect the papers and the dates, write down what was agreed and by whom, and send what matters in writing. Time limits can be short: ask a lawyer or an advice centre early. This is no legal advice.'],
  [/\b(?:travel|trip|holiday|vacation|visit)\b/, 'Choose one thing for each half day and leave the rest open, book what sells out, and keep copies of your papers. Early mornings are the quietest at every sight.'],
] // biome-ignore format: a table

/** What helps as a rule in a matter of everyday life; null where the words name none. */
export function advised(question: string): string | null {
  const said = table.find(([cue]) => cue.test(question))?.[1]
  return said === undefined ? null : `${said} (General advice from a fixed list, not from a person or a language model.)`
}
