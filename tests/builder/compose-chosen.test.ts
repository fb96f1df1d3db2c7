import { expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const asked = (words: string): string[] =>
  built(words).actions.flatMap(({ kind, role, name, entity }) =>
    kind === 'create' && role === undefined && /selection|request|order|booking/.test(entity) ? [`${name}: ${entity}`] : [],
  )

test.each([
  ['An online learning system. Users can log in, browse and select courses, learn and take exams.', ['Select a course: course_selections']],
  ['A website for a valley with sections for news and services. Users can read news and use services.', ['Request a service: service_requests']],
  ['A care agency. Users can browse and choose care services.', ['Choose a care service: service_requests']],
  ['A course shop. Users can browse and select courses and place orders for courses.', ['Place order: orders']],
])('what %s lets one choose is asked for: %j', (words, forms) => expect(asked(words)).toEqual(forms))
