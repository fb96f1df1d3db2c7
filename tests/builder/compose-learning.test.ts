import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

function built(words: string) {
  const { entities, pages, actions } = siteOf(words)
  return {
    entity: (plural: string) => entities.find((one) => one.plural === plural),
    form: (plural: string, role?: string) => {
      const create = actions.find(({ kind, entity }) => kind === 'create' && entity === entities.find((one) => one.plural === plural)?.id)
      return pages.some((page) => page.role === role && page.blocks.some((block) => block.kind === 'form' && block.action === create?.id))
    },
    name: (plural: string) => actions.find(({ kind, entity }) => kind === 'create' && entity === entities.find((one) => one.plural === plural)?.id)?.name,
    step: (plural: string, name: string) =>
      actions.find((one) => one.name === name && one.entity === entities.find((other) => other.plural === plural)?.id)?.role,
  }
}

describe('homework', () => {
  const school = built(
    'Build a learning platform. Students can take courses, submit assignments and see their grades. Teachers create assignments and grade submissions.',
  )
  it('is set by those who teach, and handed in as an answer to it', () => {
    expect(school.entity('assignments')).toMatchObject({ read: 'public', write: 'managed' })
    expect(school.entity('assignment submissions')).toMatchObject({ read: 'own', write: 'anyone' })
    expect(school.entity('assignment submissions')?.fields.find(({ type }) => type === 'reference')?.entity).toBe(school.entity('assignments')?.id)
    expect(school.form('assignment submissions')).toBe(true)
    expect(school.form('assignments')).toBe(false)
  })
  it('is called what is handed in', () => {
    expect(school.name('assignment submissions')).toBe('Submit assignment')
  })
  it('is graded by those who teach', () => {
    expect(school.step('assignment submissions', 'Grade')).toBe('teacher')
  })
  it('can be handed in where the words only name the function', () => {
    const site = built('An online learning platform with functionalities for course learning, homework submission and a discussion forum.')
    expect(site.form('homework submissions')).toBe(true)
    expect(site.entity('courses')).toMatchObject({ write: 'managed' })
  })
})

describe('what learners say', () => {
  const site = built(
    'A study site with functionalities for courses, online exams and a discussion forum. Users should be able to select courses and ask questions.',
  )
  it('is posted by anyone in a forum', () => {
    expect(site.entity('forum posts')).toMatchObject({ read: 'public', write: 'anyone' })
    expect(site.form('forum posts')).toBe(true)
  })
  it('is not asked in an exam', () => {
    expect(site.entity('questions')?.fields.map(({ label }) => label)).toContain('Asked by')
  })
})

describe('what courses consist of', () => {
  const fields = (words: string, plural: string) =>
    siteOf(words)
      .entities.find((one) => one.plural === plural)
      ?.fields.map(({ label }) => label)
  it.each(['learn courses', 'watch online courses', 'engage in online learning and view courses'])(
    'courses have lessons to learn from where people can %s',
    (doing) => {
      expect(fields(`A course website. Users can ${doing}.`, 'lessons')).toEqual(['Title', 'Course', 'Number', 'Minutes', 'Video', 'Text'])
    },
  )
  it('courses that are held in a room have none', () => {
    expect(fields('A sailing school. Students enrol in courses.', 'lessons')).toBeUndefined()
  })
  it('sessions and reminders say which course and which session they are for', () => {
    const words = 'A lessons platform with team sessions and courses. It has session management tools, including a booking system and session reminders.'
    expect(fields(words, 'team sessions')?.slice(0, 2)).toEqual(['Title', 'Course'])
    expect(fields(words, 'session reminders')?.slice(0, 4)).toEqual(['Title', 'Team session', 'Date', 'Time'])
  })
})

describe('what was watched', () => {
  it('is kept by playing it, each one’s own, and not written by hand', () => {
    const { entities, actions } = siteOf('A video website. Users can log in, watch videos and view their viewing history.')
    const kept = entities.filter(({ plural }) => /viewing|plays/.test(plural))
    expect(kept.map(({ plural, read, write }) => [plural, read, write])).toEqual([['viewing records', 'own', 'anyone']])
    expect(actions.filter(({ entity, kind }) => entity === kept[0]?.id && kind !== 'delete').map(({ name }) => name)).toEqual(['Play'])
  })
})
