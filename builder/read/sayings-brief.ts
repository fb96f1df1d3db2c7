import { type Saying, saying } from './saying.ts'

const sports: readonly (readonly [string, string])[] = [
  ['running', 'runs'],
  ['jogging', 'runs'],
  ['cycling', 'rides'],
  ['swimming', 'swims'],
]
const asking = '(?:report|request|ask for|submit|send|apply|book|order|sign up|register|suggest|nominate|propose)'

/** What a site is for, in one breath: "a form for citizens to report potholes", "track my running, distance and time", "sell tickets for a village theatre". */
export const briefSayings: readonly Saying[] = [
  ...sports.map(([sport, outings]) =>
    saying(`^(?:i want to |i |to |an? app to )?(?:track|log|record|keep track of) my ${sport}(?: ,| :| with)?(?= \\S)`, `i can log ${outings} with`),
  ),
  saying(`^(?:i need |we need )?(?:an? )?(?:simple |online |small )?(?:form|page|tool) for (?:our |my |the )?(\\S+s) to (?=${asking} \\S)`, '=1 can'),
  saying('^(?:an? )?(?:simple |small |little )?(?:tool|form) to (?=(?:collect|gather|record|log|track|plan|book|report|share|compare) \\S)', 'users can'),
  saying(
    '^sell(?:ing)? tickets for (?:an? |the |our |my )?([^|,:]{3,40}?) (?:,|:|with) (\\S+) and (\\S+)$',
    '$1 with $2 and $3 | visitors can buy tickets for =2',
  ),
  saying('^sell(?:ing)? tickets for (?:an? |the |our |my )?([^|,:]{3,40})$', '$1 with shows | visitors can buy tickets for shows'),
  saying('^(?:an? )?(?:simple |online |shared )?kanban(?: board)?$', 'a board for tasks | users can add tasks'),
  saying('(?<=\\bteams [^|]{0,60})(?:and|,) (?:league )?table$', 'and ranking'),
  saying(
    '^(?:an? )?(?:app|site|page|list|tool) for (?:our |my |the )?((?:\\S+ )?\\S+s) to see which (\\S+s) they (?:\\S+)(?: (?:today|tomorrow|this week))?',
    '$1 can view =2 with date and assigned to',
  ),
]
