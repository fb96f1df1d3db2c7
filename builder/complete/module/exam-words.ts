const asked =
  /\b(?:quiz(?:zes)?|exams?\b|examinations?\b|question banks?|mock tests?|(?:online|practice|simulat\w+) tests?|simulated practice|practice (?:mode|questions)|theory (?:tests?|questions)|test papers?|assessments?)/i
const answered = /\banswer(?:ing|s)? (?:the )?questions\b/i
const answeredByPeople =
  /\b(?:ask\w*|forums?|communit\w+|consult\w*|customers?|red packets?|q&a|questions? and answers?|bount(?:y|ies)|(?:best|expert) answers?|accept(?:ed|ing)? answers?|interviews?|surveys?)\b/i
const otherwise =
  /\b(?:physical|medical|health|body) exam|recommendation quiz|exam rooms?\b.*\bbook|risk assessment|credit assessment|damage|spinal|survey|form designer|counsel|skin\b/i
const learns = /\b(?:student|learn|course|teach|train|question|exam|school|education|employee|quiz)/i

/** What doctors order is no examination of what somebody knows. */
const treats = /\b(?:patients?|hospitals?|veterinar\w+|vets?)\b/i
const asks = /\b(?:question|quiz|mock|paper|student|course|exams?\b|practice test)/i

/** Whether the words want questions that are answered on the site and marked by it. */
export const isExamined = (words: string): boolean =>
  (asked.test(words) || (answered.test(words) && !answeredByPeople.test(words))) &&
  !otherwise.test(words) &&
  learns.test(words) &&
  (!treats.test(words) || asks.test(words))
