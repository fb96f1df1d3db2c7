import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what those keep who follow matches, publish on many screens and build from templates', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A website that provides live football scores. Users can browse scores from different leagues, view team standings and player statistics, and set reminders for matches.',
      {
        'player season records': ['Player', 'Goals', 'Assists', 'Minutes'],
        'match events': ['Title', 'Player', 'Minute', 'Kind'],
        reminders: ['Title', 'When', 'Sent by'],
      },
    ],
    [
      'A corporate website management system. Users can manage the content and data of the computer station, mobile station, WeChat, APP and mini-program. It has a data synchronization function across different platforms.',
      { 'publishing platforms': ['Name', 'Screen', 'Template'], synchronizations: ['Title', 'From', 'To', 'Records', 'Result'] },
    ],
    [
      'A personal resume website that simulates handwriting and displays animations. Users can enter resume information and view it in a simulated handwriting style.',
      { 'handwriting simulations': ['Title', 'Hand', 'Ink'] },
    ],
    [
      'A web template system for webpage content. Users can create templates. It supports variable replacement, conditional statements and loop statements.',
      {
        'variable replacements': ['Name', 'Template', 'Type', 'Value'],
        'conditional statements': ['Condition', 'Template', 'Then shows', 'Otherwise shows'],
        'loop statements': ['For each', 'Template', 'Shows'],
      },
    ],
    [
      'A freelancer platform website to connect employers and freelancers. Users can post projects and bid on projects.',
      { freelancers: ['Name', 'Profession', 'Skills', 'Hourly rate'], bids: ['Project', 'Freelancer'] },
    ],
    [
      'An online tutoring test website for students to take online tests. Students can browse test questions and view their scores. Teachers can view student scores and provide feedback.',
      { feedback: ['Feedback', 'Student', 'Test', 'Mark', 'Teacher'] },
    ],
    [
      'A promotion mini-program with an external link tool. Users can view images and access other websites through the external link tool.',
      { 'external link tools': ['Title', 'Address', 'Opens in'] },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('a list of matches of the day keeps no events of a match', () => {
    expect(Object.keys(tablesOf('A website for match scores. Users can view the daily match schedule and the score of each match.'))).not.toContain(
      'match events',
    )
  })
})
