import { certificate } from '../learning/certificate.ts'
import { coursePath } from '../learning/course-path.ts'
import { answersOf, survey } from '../learning/survey.ts'
import type { BlockViews } from './view.ts'

export const learningViews: BlockViews<'course_path' | 'certificate' | 'survey'> = {
  course_path: { render: coursePath, entities: ({ about, entity, toggle, record, award }) => [about, entity, toggle.entity, record.entity, award?.entity] },
  survey: {
    render: survey,
    entities: ({ about, action: id }, { actions }) => {
      const action = actions.find((one) => one.id === id)
      const effect = answersOf(action)
      return [about, action?.entity, effect?.of, effect?.into.entity]
    },
  },
  certificate: { render: certificate, entities: ({ entity }) => [entity] },
}
