import { means, type Practice, practice } from './practice.ts'

/** What people ask those who know, and what these answer. */
// biome-ignore format: a table
export const practicesOfConsulting: readonly Practice[] = [
  practice('specialist consultation|expert consultation|consultation website|consultation platform|online consultation|expert information|professional advice',
    means('question', 'question|consultation question|expert question', 'Question!;Topic=Relations|Work|Money|Law;Asked by;Details:long;Answer:long;Asked on:date',
      'May my landlord raise the rent twice in a year? | topic=Law; details=The first letter came in March, the second one in October.; answer=No. Between two increases there have to be twelve months. Answer in writing and name the date of the first one.',
      'How do I ask for fewer hours at work? | topic=Work; details=I would like to work four days from January on.; answer=In writing, three months ahead, with the days that you propose. Say what stays as it is for the others.',
      'Is it better to pay off the loan early? | topic=Money; details=There are six years left, at four percent.; answer=Compare the fee with the interest that is left. From your figures, paying half of it now saves more.',
      'Which papers do I need for the first meeting? | topic=Law; details=It is on Thursday, by video.; answer=The contract, the last two letters and a list of your questions. Send copies a day before.',
      'How do I tell my team that I am leaving? | topic=Work; details=My last day is in six weeks.; answer=First your manager, then the team on the same day. Say when, and who takes over what.',
      'Can two people share one contract? | topic=Relations; details=My sister and I want to rent together.; answer=Yes. Both sign, and each answers for the whole of it. Agree in writing who pays which part.'),
  ),
]
