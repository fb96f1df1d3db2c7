import { certificate } from '../learning/certificate.ts'
import { coursePath } from '../learning/course-path.ts'
import type { BlockViews } from './view.ts'

export const learningViews: BlockViews<'course_path' | 'certificate'> = {
  course_path: { render: coursePath, entities: ({ about, entity, toggle, record, award }) => [about, entity, toggle.entity, record.entity, award?.entity] },
  certificate: { render: certificate, entities: ({ entity }) => [entity] },
}
