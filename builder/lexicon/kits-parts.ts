import { kit } from './kit.ts'

/** What other things consist of: the questions of a survey, the tables of a database. */
export const partKits = {
  survey_question: kit(
    'text',
    'table',
    'catalogue',
    'add',
    '=How content are you with us?|What did you like most?|Would you come again?|How did you hear of us?|How easy was it?|What should we do better?|How often do you come?',
    'Question!;Survey->surveyed!;Type=Single choice|Several choices|Rating|Text!;Options:long;Required:boolean;Order:number#1-',
  ),
  database_table: kit(
    'machine',
    'table',
    'public',
    'create',
    '=customers|orders|products|visits|payments|employees',
    'Name!;Database->dataset;Columns:long!;Key;Rows:number#0-;Updated on:date;Description:long',
  ),
  space_plan: kit(
    'work',
    'cards',
    'public',
    'draw',
    '=Two rooms by the park|Tiny house on wheels|Loft with gallery|Family flat|Garden studio',
    'Name!;Width:number(m)#0-!;Length:number(m)#0-!;Rooms:number#1-;Wall colour;Frame colour;Drawn by;Notes:long;Picture:image',
  ),
} as const

/** What they are called, in the singular. */
// biome-ignore format: a table
export const partNouns: Readonly<Record<keyof typeof partKits, string>> = {
  survey_question: 'survey question|questionnaire question|poll question|evaluation question',
  database_table: 'database table|data table|sql table|table structure|database content|table schema|relational table|database schema|table data',
  space_plan: 'room layout|house layout|floor layout|apartment layout|garden layout|kitchen layout|office layout|store layout|interior layout|room design|house design|home design|interior design plan|space plan|garden plan',
}
