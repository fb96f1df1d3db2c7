import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string) => siteOf(words).entities.map(({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(', ')}`)

describe('what schools, universities and their learners keep', () => {
  it.each([
    [
      'A school system. Teachers can add detentions, substitutions and excursions. Teachers can view school holidays.',
      [
        'detentions: Student, Reason, Measure, Date, Teacher, Parents told, Note, Status',
        'substitutions: Lesson, Class, Absent, Stands in, Date, Starts at, Room, Task, Status',
        'excursions: Title, Class, Destination, Date, Back on, Costs, Places, Teacher, To bring, Status',
        'school holidays: Name, Starts on, Ends on, School days, School open, Note, Status',
      ],
    ],
    [
      'A university site. Students can send thesis proposals and view hall tickets and student clubs. Staff can add faculties and electives.',
      [
        'thesis proposals: Title, Student, Supervisor, Field, Question, Method, File, Hand in by, Status',
        'hall tickets: Number, Candidate, Exam, Room, Seat, Date, Time, To bring',
        'student clubs: Name, Kind, President, Advisor, Meets on, Members, Founded on, Description, Picture',
        'faculties: Name, Dean, Building, Programmes, Students, Phone, Email, About',
        'electives: Title, Faculty, Teacher, Weekday, Starts at, Places, Credits, Description, Picture',
      ],
    ],
    [
      'A study app. Students can keep a mistake notebook and watch micro-classes.',
      [
        'mistake notebooks: Question, Subject, My answer, Right answer, Why it was wrong, Times wrong, Date, Status',
        'micro-classes: Title, Subject, Teacher, Minutes, Link, File, Description, Picture, Plays',
      ],
    ],
    ['A credit bank for students. Students can view course credits.', ['course credits: Student, Course, Credits, Grade, Semester, Earned on, Note']],
  ])('%s', (words, wanted) => {
    expect(told(words)).toEqual(expect.arrayContaining(wanted))
  })

  it('is a seat at table where guests are seated, and terms where they bind', () => {
    expect(told('A wedding site. Couples can add seating plans.').find((one) => one.startsWith('seating plans'))).toBe(
      'seating plans: Guest, Table, Seat, Menu, Event, Note, Status',
    )
    expect(told('A school shop. Visitors can read the terms of use.').some((one) => one.includes('Current'))).toBe(false)
  })
})
