import { kit } from './kit.ts'

/** What is drawn and agreed on together. */
export const drawnKits = {
  diagram: kit(
    'text',
    'cards',
    'public',
    'create',
    '=Launch plan|Order to delivery|Who does what|Ideas for autumn|Sign-up, step by step|Rooms and cables|The new front page',
    'Title!;Type=Mind map|Flowchart|Organisation chart|Sketch;Project->project;Content:long!;Author;Updated on:date;Picture:image',
  ),
} as const

/** What they are called, in the singular. */
export const drawnNouns: Readonly<Record<keyof typeof drawnKits, string>> = {
  diagram:
    'diagram|graph|mind map|mindmap|mind mapping|flowchart|flow chart|flowcharting|flow diagram|org chart|organisation chart|organization chart|gantt chart|whiteboard|storyboard|wireframe|uml diagram|er diagram|network diagram|topology|topology diagram|sequence diagram',
}
